"""An owner's box over HTTP: the same judge as the command line's."""

from __future__ import annotations

import tomllib

import pytest

from courtly.boxes import games_with_figures, sheet

from ..core.test_boxes import WRONG, corrected
from .serving import ServerProcess


@pytest.mark.parametrize("game", games_with_figures())
def test_a_form_is_checked_and_gives_the_file(server: ServerProcess, game: str) -> None:
    changes = corrected(game, 3)
    found = server.post(f"/api/games/{game}/figures", json={"changes": changes}).json()
    assert (found["problems"], found["file"]) == ([], sheet(game, changes).file)
    assert tomllib.loads(found["file"])[game] == found["changes"]
    again = server.post("/api/figures", content=found["file"].encode()).json()
    assert again["problems"] == []
    assert again["sheets"] == [found]
    kinds = {figure["source"] for figure in found["figures"]}
    assert {"owner", "reconstructed"} <= kinds


def test_wrong_figures_of_a_form_are_told_with_their_place(server: ServerProcess) -> None:
    changes = {"county": [{"name": "York", "minimum": 9}]}
    found = server.post("/api/games/lancaster/figures", json={"changes": changes}).json()
    assert found["file"] == ""
    assert found["changes"] == changes
    (problem,) = found["problems"]
    assert problem["text"] == "problem-figures-number"
    assert problem["params"]["path"] == "county York.minimum"
    ours = server.post("/api/games/lancaster/figures", json={}).json()["figures"]
    assert problem["params"]["path"] in {figure["where"] for figure in ours}


@pytest.mark.parametrize("source", ['"\\ud800"', '"\\u0000"', "[" * 30 + "]" * 30])
def test_texts_that_nobody_may_be_told_are_not_told_back(
    server: ServerProcess, source: str
) -> None:
    sent = f'{{"changes": {{"county": [{{"name": "York", "source": {source}}}]}}}}'
    headers = {"Content-Type": "application/json"}
    answer = server.post("/api/games/lancaster/figures", content=sent.encode(), headers=headers)
    assert answer.status_code == 200
    assert len(answer.json()["problems"]) == 1
    assert answer.json()["changes"] == {}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_files_are_told_what_is_wrong(server: ServerProcess, what: str) -> None:
    answer = server.post("/api/figures", content=WRONG[what][0])
    assert answer.status_code == 200
    assert answer.json()["problems"]
    assert answer.json()["sheets"] == []


def test_what_is_no_game_or_too_large_is_refused(server: ServerProcess) -> None:
    assert server.post("/api/games/chess/figures", json={}).status_code == 422
    assert server.post("/api/games/lancaster/figures", json={"more": 1}).status_code == 422
    assert server.post("/api/figures", content=b"#" * 300_000).status_code == 413


def test_a_table_that_does_not_fit_is_told_why_in_a_text_for_players(server: ServerProcess) -> None:
    options = {"supply": "box", "components": {"player": {"gold": 20}}}
    body = {"game": "lancaster", "seats": [{"kind": "open"}] * 4, "options": options}
    answer = server.post("/api/tables", json=body)
    assert answer.status_code == 422
    told = answer.json()
    assert told["text"] == "problem-figures"
    (problem,) = told["params"]["problems"]
    assert problem["text"] == "problem-figures-box"
    assert problem["params"]["total"] == 37


def test_a_table_takes_what_the_form_gives(server: ServerProcess) -> None:
    changes = corrected("richelieu", 3)
    found = server.post("/api/games/richelieu/figures", json={"changes": changes}).json()
    body = {
        "game": "richelieu",
        "seats": [{"kind": "open"}] * 2,
        "options": {"components": found["changes"]},
    }
    made = server.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    info = server.get(f"/api/tables/{made.json()['table']}").json()
    assert info["options"]["components"] == found["changes"]
