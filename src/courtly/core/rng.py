"""Chance: words from a seed for deals, and a small generator for play inside kernels."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .jit import kernel

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_S27 = np.uint64(27)
_S30 = np.uint64(30)
_S31 = np.uint64(31)
_S33 = np.uint64(33)


def fresh_seed() -> str:
    """A new secret of 256 bits, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def deal_words(seed: int | str, count: int) -> NDArray[np.uint64]:
    """The random words a deal is made of: SHA-256 of ``seed:0``, ``seed:1``, … four words each.

    Anyone can do this again with ten lines in any language, and nobody can guess the seed, or what
    is still hidden, from the cards that lie open.

    >>> [int(w) >> 48 for w in deal_words(7, 2)]
    [62975, 29169]
    """
    blocks = (count + 3) // 4
    raw = b"".join(hashlib.sha256(f"{seed}:{k}".encode()).digest() for k in range(blocks))
    return np.frombuffer(raw, dtype=">u8")[:count].astype(np.uint64)


def generator(seed: int, stream: int = 0) -> NDArray[np.uint64]:
    """The state of a kernel generator: an array of one word, different for every stream."""
    digest = hashlib.sha256(f"{seed}/{stream}".encode()).digest()
    return np.frombuffer(digest[:8], dtype=np.uint64).copy()


@kernel
def next_word(rng: Any) -> Any:
    """The next word of SplitMix64; `rng` is an array of one word."""
    rng[0] += _GOLDEN
    z = rng[0]
    z = (z ^ (z >> _S30)) * _MIX1
    z = (z ^ (z >> _S27)) * _MIX2
    return z ^ (z >> _S31)


@kernel
def scale(word: Any, n: int) -> int:
    """A number from 0 to n − 1 made of the upper half of one random word."""
    return (int(word >> _S33) * n) >> 31


@kernel
def below(rng: Any, n: int) -> int:
    """A random number from 0 to n − 1."""
    return scale(next_word(rng), n)


@kernel
def fill_words(rng: Any, words: Any) -> None:
    """Random words for a deal inside a kernel."""
    for i in range(words.shape[0]):
        words[i] = next_word(rng)


@kernel
def stream_of(seed: Any, index: int) -> Any:
    """A starting word for game number `index` of a batch, far from those of its neighbours."""
    z = seed + np.uint64(index + 1) * _MIX1
    z = (z ^ (z >> _S30)) * _MIX2
    return z ^ (z >> _S31)


@kernel
def shuffle(values: Any, n: int, words: Any, at: int) -> int:
    """Shuffle the first n `values` with words[at:], and say which word is next (Fisher–Yates)."""
    for i in range(n - 1, 0, -1):
        j = scale(words[at], i + 1)
        at += 1
        kept = values[i]
        values[i] = values[j]
        values[j] = kept
    return at
