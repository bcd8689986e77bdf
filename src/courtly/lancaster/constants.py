"""Names for the numbers in a Lancaster record."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, get_args

from ..core.components import read_toml

DATA = Path(__file__).parent / "data"
_RULES: dict[str, Any] = read_toml(DATA / "rules.toml")
_PRINTED: dict[str, Any] = read_toml(DATA / "components.toml")["lancaster"]

ENGINES = (1, 2)  # versions of the rules that are played; new games by the last
SEATS = ("Red", "Blue", "Green", "Gold", "Violet")
MOST_SEATS = len(SEATS)
# A side is a colour on the board: a seat or, with two players, a seat's ally [L10.1].
SIDES = MOST_SEATS

NONE = -1
UNKNOWN = -2  # in a view only

ROUNDS: int = _RULES["rounds"]
KNIGHTS: tuple[int, ...] = tuple(_PRINTED["player"]["knights"].values())  # by strength [L1.2]
STRENGTHS = len(KNIGHTS)

# Places a knight can stand on; the court comes last because no knight is placed there.
COUNTIES = (
    "Northumberland",
    "Stafford",
    "York",
    "Gloucester",
    "Bedford",
    "Suffolk",
    "Somerset",
    "Dorset",
    "Surrey",
)
COUNTY_LETTERS = "ABCDEFGHI"
DORSET, SURREY = 7, 8
SPACES = ("recruit", "upgrade", "squires", "gold", "votes", "purse")
SPACE_RECRUIT, SPACE_UPGRADE = 0, 1
ALLY_SPACES = 2  # an ally's castle has the first two [L10.1]
CONFLICTS = ("upper 1", "upper 2", "lower 1", "lower 2")
ROW = 2  # conflicts in a row; the upper row comes first
BERTHS = 3  # spaces for knights on a conflict [L2.6]
CASTLE_PLACE = len(COUNTIES)
CONFLICT_PLACE = CASTLE_PLACE + len(SPACES)
COURT_PLACE = CONFLICT_PLACE + len(CONFLICTS)
PLACES = (*COUNTIES, *(f"castle {space}" for space in SPACES), *CONFLICTS, "court")
NO_SQUIRES_HELP = 127  # more squires than anyone can bring: the place is closed

# What a county pays besides tokens and points, by letter [L5.4–L5.10].
REWARDS = ("extension", "upgrade", "knight", "points", "crossing", "purse")
EXTENSION, UPGRADE_REWARD, KNIGHT_REWARD, POINTS_REWARD, CROSSING, PURSE = range(6)
COUNTY_REWARDS = (
    EXTENSION,
    UPGRADE_REWARD,
    KNIGHT_REWARD,
    UPGRADE_REWARD,
    EXTENSION,
    KNIGHT_REWARD,
    POINTS_REWARD,
    CROSSING,
    PURSE,
)
CHOICES = ("noble", "reward", "both")  # in a county [L5.1]
CHOICE_NOBLE, CHOICE_REWARD, CHOICE_BOTH = range(3)
PRICE_OF_BOTH: int = _RULES["price_of_both"]
RANSOM_PRICE: int = _RULES["ransom"]  # for each point of strength [L7.6]

TOKENS = ("gold", "squires", "votes")
GOLD, SQUIRES, VOTES = range(3)
POINTS = 3  # after the tokens in what a county or a law pays

TILE_IN_STOCK, TILE_OPEN, TILE_TURNED = range(3)

FAVOURS = ("noble", "upgrade", "gold", "squires", "purse", "alms")
FAVOUR_NOBLE, FAVOUR_UPGRADE = 0, 1
FACE_DOWN, FACE_UP, LEFT_OUT = 0, 1, 2

CONFLICT_CARDS = 12
CONFLICTS_DEALT = 10

SECTIONS = 5
SETS = ("base", "new")  # of laws
LawSet = Literal["base", "new", "random"]
COIN = 2  # a coin decides which set
LawDeck = Literal["base", "new", "random", "sections"]
LAW_DECKS: tuple[str, ...] = get_args(LawDeck)
DECK = 15
IN_FORCE = 3
PROPOSALS = 3

Supply = Literal["unlimited", "box"]
SUPPLIES: tuple[str, ...] = get_args(Supply)

PHASES = (
    "setup",
    "placing",
    "parliament",
    "laws",
    "counties",
    "castles",
    "conflicts",
    "over",
)
(
    SETUP,
    PLACING,
    PARLIAMENT,
    LAWS_PHASE,
    COUNTIES_PHASE,
    CASTLES_PHASE,
    CONFLICTS_PHASE,
    OVER_PHASE,
) = range(8)

DECISIONS = (
    "lay",
    "place",
    "squires",
    "favour",
    "noble",
    "upgrade",
    "vote",
    "trade",
    "exchange",
    "send",
    "toll",
    "county",
    "cross",
    "start",
    "castle",
    "ransom",
    "over",
)
(
    LAY,
    PLACE,
    BRING_SQUIRES,
    FAVOUR,
    NOBLE,
    UPGRADE,
    VOTE,
    TRADE,
    EXCHANGE,
    SEND,
    TOLL,
    COUNTY,
    CROSS,
    START,
    CASTLE,
    RANSOM,
    OVER,
) = range(17)
RUNNING = 17  # nobody is asked: the game runs on to the next decision

# Where points come from, as the score sheet adds them up; the last three are given at the end.
SCORES = (
    "counties",
    "laws",
    "victories",
    "defeats",
    "knighthood",
    "extensions",
    "nobles",
)
(
    FROM_COUNTIES,
    FROM_LAWS,
    FROM_VICTORIES,
    FROM_DEFEATS,
    FROM_KNIGHTHOOD,
    FROM_EXTENSIONS,
    FROM_NOBLES,
) = range(7)
# Points of the final scoring for the first and the second [L9.2, L9.3].
FIRST_POINTS: int = _RULES["majority"][0]
SECOND_POINTS: int = _RULES["majority"][1]
NOBLE_POINTS: tuple[int, ...] = tuple(_RULES["noble_points"])  # by their number [L9.5]

MOST_AMOUNT = 99  # the largest number a move can name
