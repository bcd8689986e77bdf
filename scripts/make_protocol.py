"""Write the protocol for other languages: TypeScript types, or the JSON Schema itself.

python scripts/make_protocol.py web/src/protocol.ts
python scripts/make_protocol.py --schema protocol.json
"""

from __future__ import annotations

import json
from pathlib import Path

import click

from courtly.server.typescript import schema, typescript


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--schema", "as_schema", is_flag=True, help="JSON Schema instead of TypeScript.")
@click.option("--check", is_flag=True, help="Write nothing; fail if the file is out of date.")
def main(file: Path, as_schema: bool, check: bool) -> None:
    """Write the protocol to FILE."""
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n" if as_schema else typescript()
    if not check:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    elif not file.exists() or file.read_text("utf-8") != text:
        raise click.ClickException(f"{file} is out of date: python scripts/make_protocol.py {file}")


if __name__ == "__main__":
    main()
