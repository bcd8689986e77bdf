"""What compiled kernels are kept in: libraries that call each other, and the cache of them.

Like `compiler`, this knows Numba well.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from numba.core import caching, codegen
from numba.core.compiler import compile_result
from numba.core.environment import lookup_environment

from .cache import cache_path, home_of, is_private, make_private

_WRAPPER = "_ZN7cpython"  # how the names of functions begin that Python can call
_ENVIRONMENT = "_ZN08NumbaEnv"
#: Shared kernels of up to so many bytes of bitcode are taken in where a module wants them to be:
#: calling them would cost more than what they do. (Random play of a small game gained a fifth.)
SMALL = 64 * 1024


class Shared(NamedTuple):
    """A shared kernel as libraries refer to it: which, for what arguments, and its symbol."""

    module: str
    name: str
    args: tuple[Any, ...]
    symbol: str


#: The shared kernels of this process by module and name, to be found again by what was cached.
SHARED: dict[tuple[str, str], Any] = {}


class Key:
    """Stands for a kernel that Python cannot call, where the compiler looks up what is called."""


class Library(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one kernel; once it is finalised, with that of all light kernels it needs."""

    shared: Shared | None = None
    takes_in: tuple[str, ...] = ()
    """The names of shared kernels, of which small ones become part of it."""
    vectors = False
    bitcode: bytes | None = None
    """Of a small shared kernel, with all it needs, optimised."""
    _linkable: Any = None
    _alive: Any = None

    def add_linking_library(self, library: Any) -> None:
        """Remember what is called; light kernels stay as they are until they are needed."""
        if not isinstance(library, Library):
            library._ensure_finalized()
        if library not in self._linking_libraries:
            self._linking_libraries.append(library)

    def _optimize_functions(self, module: Any) -> None:
        """Tidy up before anything is inlined; functions that are only named here are left alone."""
        module.data_layout = self._codegen._data_layout
        manager, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                manager.run(function, builder)

    def share(self, shared: Shared) -> None:
        """Make machine code that other libraries call."""
        self.shared = shared
        self._ensure_finalized()
        bitcode = self._final_module.as_bitcode()
        self.bitcode = bitcode if len(bitcode) <= SMALL else None

    def finalize(self) -> None:
        """Link, optimise, and make machine code."""
        self._raise_if_finalized()
        copied = set()
        for library in self._needs():
            if isinstance(library, Library):
                self._final_module.link_in(library._to_link(), preserve=True)
                copied.add(library.shared.symbol if library.shared else "")
            else:
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        for function in self._final_module.functions:
            if not function.is_declaration and not self._is_exported(function.name):
                function.linkage = "internal"  # so that it goes when it is inlined everywhere
                if function.name in copied:  # other libraries, who call by name, must not find it
                    function.name += ".copy"
        self._optimize_final_module()
        self._finalize_final_module()
        for environment in self.environments():
            self.codegen.set_env(environment.env_name, environment)

    def _optimize_final_module(self) -> None:
        """As Numba does it, but with less of what games have no use for: half the time."""
        make = self._codegen._module_pass_manager
        vectors = {"loop_vectorize": self.vectors, "slp_vectorize": self.vectors}
        for more in ({"opt": 0, "cost": "cheap"}, {"opt": 3 if self.vectors else 2}):
            manager, builder = make(**vectors, **more)
            manager.run(self._final_module, builder)

    def _is_exported(self, name: str) -> bool:
        return name.startswith(_WRAPPER) or (self.shared is not None and name == self.shared.symbol)

    def _to_link(self) -> Any:
        """The kernel's own code, in a form in which it may be there more than once."""
        if self._linkable is None:
            own = self.bitcode
            self._linkable = llvm.parse_bitcode(own) if own else self._final_module.clone()
            for function in self._linkable.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.external:
                    function.linkage = "linkonce_odr"
        return self._linkable

    def _needs(self) -> list[Any]:
        """All libraries whose code goes into this one: of shared ones only what it takes in."""
        found: list[Any] = []
        todo = list(self._linking_libraries)
        while todo:
            library = todo.pop(0)
            if library in found or library is self:
                continue
            if not isinstance(library, Library):
                found.append(library)
            elif not library.shared:
                found.append(library)
                todo += library._linking_libraries
            elif library.bitcode and library.shared.name in self.takes_in:
                found.append(library)  # which holds all that it needs itself
        return found

    def calls(self) -> list[Shared]:
        """The shared kernels that are called from here."""
        parts = [self, *(need for need in self._needs() if isinstance(need, Library))]
        called = [part.shared for whole in parts for part in whole._linking_libraries
                  if isinstance(part, Library) and part.shared]  # fmt: skip
        return list(dict.fromkeys(called))

    def environments(self) -> list[Any]:
        """What the functions in here refer to when something goes wrong."""
        names = (variable.name for variable in self._final_module.global_variables)
        found = [lookup_environment(name) for name in names if name.startswith(_ENVIRONMENT)]
        return [environment for environment in found if environment is not None]

    def symbols(self) -> list[str]:
        """What it defines for others."""
        module = self._final_module
        return [
            thing.name
            for things in (module.functions, module.global_variables)
            for thing in things
            if not thing.is_declaration and thing.linkage != llvm.Linkage.internal
        ]

    @classmethod
    def restored(cls, codegen: Any, kept: _Kept) -> Library:
        """A library from the cache."""
        library = cls(codegen, kept.name)
        library.enable_object_caching()
        library._set_compiled_object(kept.code)
        library._finalize_final_module()
        library.shared, library.bitcode = kept.shared, kept.bitcode
        codegen._engine._defined_symbols.update(kept.symbols)
        library._alive = kept.environments  # the code knows only where they are
        for environment in kept.environments:
            codegen.set_env(environment.env_name, environment)
        return library


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    """Puts compiled code under `cache_path`, which already names everything it depends on."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._module = function.__module__
        self._py_file = function.__code__.co_filename
        self._path = str(cache_path(home_of(self._module)))

    def get_cache_path(self) -> str:
        return self._path

    def ensure_cache_path(self) -> None:
        make_private(Path(self._path))
        super().ensure_cache_path()

    def get_source_stamp(self) -> str:
        return "keyed by directory"

    def get_disambiguator(self) -> str:
        return hashlib.sha256(self._module.encode()).hexdigest()[:10]

    @classmethod
    def from_function(cls, function: Callable[..., Any], _file: str) -> _Locator:
        return cls(function)


class _Kept(NamedTuple):
    """What the cache holds of a compiled kernel."""

    name: str
    code: bytes
    symbols: list[str]
    bitcode: bytes | None
    shared: Shared | None
    calls: list[Shared]
    descriptor: Any
    environment: Any
    environments: list[Any]
    signature: Any


class _EntryImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)

    def reduce(self, result: Any) -> tuple[Any, ...]:
        library, descriptor = result.library, result.fndesc
        descriptor.typemap = descriptor.calltypes = None  # not needed, and not all can be pickled
        return tuple(
            _Kept(
                library.name, library._get_compiled_object(), library.symbols(), library.bitcode,
                library.shared, library.calls(), descriptor, result.environment,
                library.environments(), result.signature,
            )
        )  # fmt: skip

    def rebuild(self, target: Any, payload: tuple[Any, ...]) -> Any:
        kept = _Kept(*payload)
        if not all(map(_is_there, kept.calls)):
            return None  # compiled again, because what it calls was
        library = Library.restored(target.codegen(), kept)
        return compile_result(
            typing_context=target.typing_context,
            target_context=target,
            entry_point=self._entry_point(target, library, kept),
            type_annotation="",
            signature=kept.signature,
            objectmode=False,
            lifted=(),
            fndesc=kept.descriptor,
            library=library,
            environment=kept.environment,
        )

    def _entry_point(self, target: Any, library: Library, kept: _Kept) -> Any:
        return target.get_executable(library, kept.descriptor, kept.environment)


def _is_there(called: Shared) -> bool:
    """Load, or compile, a shared kernel; whether it goes by the name it is called by."""
    kernel = SHARED.get((called.module, called.name))
    if kernel is None:  # it was shared when the cache was written, and is not now
        return False
    dispatcher = kernel.inner
    dispatcher.compile(called.args)
    now: Shared | None = dispatcher.overloads[called.args].library.shared
    return now is not None and now.symbol == called.symbol


class _SharedImpl(_EntryImpl):
    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        return f"shared-{super().get_filename_base(fullname, abiflags)}"

    def _entry_point(self, target: Any, library: Library, kept: _Kept) -> Any:
        return Key()


class EntryCache(caching.FunctionCache):  # type: ignore[misc]
    """Where entries are kept."""

    _impl_class = _EntryImpl

    # A cache that cannot be read or written (full disk, read-only home, a damaged file) costs the
    # time to compile again, and nothing else.

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        if not is_private(Path(self.cache_path)):
            return None
        try:
            return super().load_overload(sig, target_context)
        except (OSError, EOFError, pickle.UnpicklingError):
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
        except (OSError, EOFError, pickle.UnpicklingError):
            self.disable()


class SharedCache(EntryCache):
    """Where shared kernels are kept."""

    _impl_class = _SharedImpl
