"""Times are counted many at once, and none is missing when somebody reads them."""

from __future__ import annotations

from prometheus_client import Histogram

from courtly.server.metrics import Gathered


def test_what_is_gathered_is_counted_when_it_is_read_and_before_it_is_much() -> None:
    histogram = Histogram("gathered", "For this test.", registry=None, buckets=(1, 2))
    gathered = Gathered(histogram)

    def counted() -> float:
        samples = [sample for metric in histogram.collect() for sample in metric.samples]
        return sum(sample.value for sample in samples if sample.name.endswith("_count"))

    gathered.add(0.5)
    assert counted() == 0
    gathered.count()
    gathered.count()
    assert counted() == 1
    for _ in range(Gathered.MOST):
        gathered.add(1.5)
    assert counted() == 1 + Gathered.MOST
