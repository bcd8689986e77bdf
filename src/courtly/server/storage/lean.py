"""SQLAlchemy's asynchronous engine alone.

Its package brings the object-relational mapper along, which we do not use: 6 MB, and a fifth of the
time a server takes to start. Whoever asks the package for more gets all of it.
"""

from __future__ import annotations

import importlib.util
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

_PACKAGE = "sqlalchemy.ext.asyncio"


def create_async_engine(url: Any, **how: Any) -> AsyncEngine:
    """As SQLAlchemy's."""
    if _PACKAGE not in sys.modules:
        _begin_package()
    module = importlib.import_module(f"{_PACKAGE}.engine")
    engine: AsyncEngine = module.create_async_engine(url, **how)
    return engine


def _begin_package() -> None:
    """The package with nothing but the engine in it; completed when it is asked for more."""
    spec = importlib.util.find_spec(_PACKAGE)
    assert spec is not None
    assert spec.loader is not None
    loader, package = spec.loader, importlib.util.module_from_spec(spec)

    def complete(name: str) -> Any:
        vars(package).pop("__getattr__", None)
        loader.exec_module(package)
        return getattr(package, name)

    sys.modules[_PACKAGE] = package
    importlib.import_module(f"{_PACKAGE}.engine")
    vars(package)["__getattr__"] = complete
