"""The functions of `atomic` in the compiler's own words."""

from __future__ import annotations

import platform
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

_ORDER = "seq_cst"
_PAUSE = "llvm.x86.sse2.pause"


def _place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    array = context.make_array(signature.args[0])(context, builder, args[0])
    return cgutils.get_item_pointer(
        context, builder, signature.args[0], array, [args[1]], wraparound=False
    )


@intrinsic
def load(_typing: Any, words: Any, at: Any) -> Any:
    """The word at a place."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load_atomic(_place(context, builder, signature, args), _ORDER, 8)

    return types.int64(words, types.int64), generate


@intrinsic
def store(_typing: Any, words: Any, at: Any, value: Any) -> Any:
    """Put a word in a place."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store_atomic(args[2], _place(context, builder, signature, args), _ORDER, 8)
        return context.get_dummy_value()

    return types.void(words, types.int64, types.int64), generate


@intrinsic
def swap_if(_typing: Any, words: Any, at: Any, old: Any, new: Any) -> Any:
    """Put `new` where `old` is; whether it was."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        place = _place(context, builder, signature, args)
        return builder.extract_value(builder.cmpxchg(place, args[2], args[3], _ORDER, _ORDER), 1)

    return types.boolean(words, types.int64, types.int64, types.int64), generate


@intrinsic
def relax(_typing: Any) -> Any:
    """Tell the processor that this thread only waits."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if platform.machine().lower() in ("x86_64", "amd64"):  # others do without
            pause = ir.FunctionType(ir.VoidType(), [])
            builder.call(builder.module.declare_intrinsic(_PAUSE, (), pause), [])
        return context.get_dummy_value()

    return types.void(), generate
