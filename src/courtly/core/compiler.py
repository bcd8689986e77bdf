"""The compiler: with `intrinsics` the only module that knows Numba.

Its private parts are used knowingly (the version is pinned), because as it is it compiles a kernel
many times over: into each library go the libraries of all kernels it calls, all of that is
optimised again and made machine code, also of kernels that nobody calls but other kernels. Here a
kernel is one of three things, and becomes machine code as seldom as possible:

- *light*, called by kernels: only lowered, and optimised within whatever calls it;
- *shared* (`share`), called by many: compiled once with the light ones it needs, then called;
- an *entry*, called from Python: compiled with the light ones it needs, calling the shared ones.

Where calling costs too much, `HOT` of a module says which shared kernels go into which of its own.
A module with `VECTORS = True` has loops over many floats, which are worth doing several at once.
`APART` names kernels of a module whose arrays never overlap: then nothing is checked in between.
Shared kernels and entries are kept in the cache (`core.cache`).
"""

from __future__ import annotations

import dis
import gc
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from types import CodeType
from typing import Any, TypeVar

import numba
from numba.core import compiler as passes
from numba.core import event, sigutils, typed_passes, untyped_passes
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import CPUDispatcher

from .cache import CODE
from .libraries import SHARED, EntryCache, Key, Library, Shared, SharedCache

F = TypeVar("F", bound=Callable[..., Any])

_OPTIONS = {
    "nopython": True,
    "nogil": True,
    "boundscheck": CODE == "checked",
    "no_cfunc_wrapper": True,  # kernels are never passed as C pointers
}


class _Lowering(typed_passes.NativeLowering):  # type: ignore[misc]
    """Lowering into a library of ours."""

    def run_pass(self, state: Any) -> bool:
        state.library = Library(state.targetctx.codegen(), state.func_id.func_qualname)
        function, names = state.func_id.func, state.func_id.func.__globals__
        state.library.takes_in = names.get("HOT", {}).get(function.__name__, ())
        state.library.vectors = names.get("VECTORS", False)
        if function.__name__ in names.get("APART", ()):
            state.flags.noalias = True
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class _EntryLowering(_Lowering):
    _name = "courtly_entry"


@register_pass(mutates_CFG=True, analysis_only=False)
class _LightLowering(_Lowering):
    """No machine code, and nothing that Python could call."""

    _name = "courtly_light"

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = True
        super().run_pass(state)
        key, lowered = Key(), state["cr"]
        state.targetctx.insert_user_function(key, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=key)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class _SharedLowering(_LightLowering):
    """Machine code for other libraries to call."""

    _name = "courtly_shared"

    def run_pass(self, state: Any) -> bool:
        super().run_pass(state)
        function, symbol = state.func_id.func, state["cr"].fndesc.llvm_func_name
        place = (function.__module__, function.__qualname__)
        state.library.share(Shared(*place, tuple(state.args), symbol))
        return True


#: Steps for what a simple kernel does not have: closures, `with`, errors made of values, and other
#: means of the compiler. Each looks through the whole kernel, and most of them twice.
_NOT_NEEDED = (
    untyped_passes.WithLifting,
    untyped_passes.InlineClosureLikes,
    untyped_passes.RewriteDynamicRaises,
    untyped_passes.MakeFunctionToJitFunction,
    untyped_passes.InlineInlinables,
    untyped_passes.FindLiterallyCalls,
    untyped_passes.LiteralUnroll,
    untyped_passes.LiteralPropagationSubPipelinePass,
    typed_passes.InlineOverloads,
    typed_passes.DumpParforDiagnostics,
)


def _is_simple(function: Any) -> bool:
    """Whether a kernel has nothing but loops, conditions, arithmetic and calls."""
    code = function.__code__
    operations = {instruction.opname for instruction in dis.get_instructions(code)}
    return not (
        any(isinstance(constant, CodeType) for constant in code.co_consts)
        or operations & {"BEFORE_WITH", "RAISE_VARARGS", "MAKE_FUNCTION"}
        or {"literally", "literal_unroll", "prange"} & set(code.co_names)
    )


class _Steps(PassManager):  # type: ignore[misc]
    """Runs the steps, and tells nobody: what Numba would tell of each took a tenth."""

    def _runPass(self, _index: int, step: Any, state: Any) -> None:  # noqa: N802 (Numba's name)
        step.analysis = self._analysis
        for run in (step.run_initialization, step.run_pass, step.run_finalizer):
            run(state)


def _pipeline(lowering: type) -> type:
    """Numba's compiler with one step replaced."""

    class Pipeline(passes.CompilerBase):  # type: ignore[misc]
        def define_pipelines(self) -> list[Any]:
            usual = passes.DefaultPassBuilder.define_nopython_pipeline(self.state)
            manager = _Steps("courtly")
            left_out = _NOT_NEEDED if _is_simple(self.state.func_id.func) else ()
            for step, about in usual.passes:
                if step not in left_out:
                    own = lowering if step is typed_passes.NativeLowering else step
                    manager.add_pass(own, about)
            manager.finalize()
            return [manager]

    return Pipeline


_ENTRY, _LIGHT, _SHARED = map(_pipeline, (_EntryLowering, _LightLowering, _SharedLowering))


@contextmanager
def _at_ease(context: Any) -> Iterator[None]:
    """While compiling, do without what costs more than it is good for.

    A compiler makes many objects that stay: looking through them all the time took a tenth. What
    Numba itself supplies is optimised within our kernels anyway, so at first only a little; and it
    is all imported after the first time, and doing so again took a twentieth.
    """
    codegen = context.codegen()
    collect, levels = gc.get_threshold(), (numba.config.OPT, codegen._opt_level, codegen._loopvect)
    gc.set_threshold(50_000, 50, 1000)
    numba.config.OPT, codegen._opt_level, codegen._loopvect = 1, 0, False
    outermost = "load_additional_registries" not in vars(context)
    if outermost:
        context.refresh()
        context.load_additional_registries = partial(_look_again, context)
    try:
        yield
    finally:
        gc.set_threshold(*collect)
        numba.config.OPT, codegen._opt_level, codegen._loopvect = levels
        if outermost:
            del context.load_additional_registries


def _look_again(context: Any) -> None:
    """What is new in the registries that are known; nothing is imported."""
    for registry in list(context._registries):
        context.install_registry(registry)


class _Dispatcher(CPUDispatcher):  # type: ignore[misc]
    def compile(self, sig: Any) -> Any:
        """As Numba does it, without timers: they are told of every lock, at every depth."""
        args, result = sigutils.normalize_signature(sig)
        if (existing := self.overloads.get(tuple(args))) is not None:
            return existing.entry_point
        with global_compiler_lock, self._compiling_counter, _at_ease(self.targetctx):
            # Another thread may have been first. Added twice, a kernel is ambiguous to Numba, which
            # then looks at the types of all arguments at every call: a millisecond each time.
            if (existing := self.overloads.get(tuple(args))) is not None:
                return existing.entry_point
            found = self._cache.load_overload(sig, self.targetctx)
            if found is not None:
                entry = found.entry_point
                self.targetctx.insert_user_function(entry, found.fndesc, [found.library])
                self.add_overload(found)
                return entry
            with event.trigger_event("numba:compile", data={"dispatcher": self}):
                found = self._compiler.compile(args, result)
                self.add_overload(found)
            self._cache.save_overload(sig, found)
            return found.entry_point


class _Inner(_Dispatcher):
    """A kernel as other kernels call it."""

    def __init__(self, function: Callable[..., Any], shared: bool) -> None:
        options = {**_OPTIONS, "no_cpython_wrapper": True}
        super().__init__(function, {}, options, pipeline_class=_SHARED if shared else _LIGHT)
        if shared:
            self._cache = SharedCache(function)

    def add_overload(self, result: Any) -> None:
        self.overloads[tuple(result.signature.args)] = result

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Kernels call each other with wide integers only.

        Without this the compiler makes a copy of a kernel for each mixture of field widths and
        constants it is called with: 22 of `emit`, and a third of the time a user waits.
        """
        pysig, all_args = self._compiler.fold_argument_types(args, kws)
        template, _, wide, _ = super().get_call_template(tuple(map(_widen, all_args)), {})
        return template, pysig, wide, {}


def _widen(type_: Any) -> Any:
    """Signed integers as int64; constants and defaults as what they are constants of."""
    if isinstance(type_, numba.types.Omitted):
        type_ = numba.typeof(type_.value)
    plain = numba.types.unliteral(type_)
    narrow = isinstance(plain, numba.types.Integer) and plain.signed
    return numba.types.int64 if narrow else plain


class Kernel(_Dispatcher):
    """A compiled kernel: itself what Python calls, with another for kernels to call."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function, {}, _OPTIONS, pipeline_class=_ENTRY)
        self._cache = EntryCache(function)
        self._shared = False
        self._inner: _Inner | None = None

    def share(self) -> None:
        """Compile it once for all kernels that call it; to be said before any is compiled."""
        self._shared = True
        SHARED[self.py_func.__module__, self.py_func.__qualname__] = self

    @property
    def inner(self) -> _Inner:
        """What kernels call."""
        if self._inner is None:
            self._inner = _Inner(self.py_func, self._shared)
        return self._inner

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return self.inner.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        return self.inner.get_overload(sig)

    @property
    def is_compiling(self) -> bool:
        """Asked to find out whether a kernel calls itself."""
        return bool(super().is_compiling) or (
            self._inner is not None and bool(self._inner.is_compiling)
        )


def compiled(function: F) -> F:
    """Compile `function` on its first call; it then runs without Python's global lock."""
    found: Any = Kernel(function)
    return found  # type: ignore[no-any-return]


def reachable(kernels: Iterable[Any]) -> set[Callable[..., Any]]:
    """The functions of these kernels and of all they call."""
    found: set[Callable[..., Any]] = set()
    todo = [kernel.py_func for kernel in kernels if isinstance(kernel, Kernel)]
    while todo:
        function = todo.pop()
        if function not in found:
            found.add(function)
            called = (function.__globals__.get(name) for name in function.__code__.co_names)
            todo += [kernel.py_func for kernel in called if isinstance(kernel, Kernel)]
    return found


class _Watcher(event.Listener):  # type: ignore[misc]
    def __init__(self, tell: Callable[[Any], None]) -> None:
        self._tell = tell

    def on_start(self, _event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self._tell(event.data["dispatcher"].py_func)


@contextmanager
def watched(tell: Callable[[Any], None]) -> Iterator[None]:
    """Tell of each function that was compiled."""
    watcher = _Watcher(tell)
    event.register("numba:compile", watcher)
    try:
        yield
    finally:
        event.unregister("numba:compile", watcher)
