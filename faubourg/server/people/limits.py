"""Rates: a bucket of tokens for each client, filled at a steady pace."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from faubourg.server.errors import TooMuch

MOST_CLIENTS = 20_000


class Bucket:
    """So many at once, so many a second on average. `refused` is how many more than that were asked for lately."""

    __slots__ = ("burst", "level", "rate", "refused", "then")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.refused = 0
        self.then = now

    def wait(self, count: int = 1) -> float:
        """Seconds until so many more, after the last were refused."""
        return (count - self.level) / self.rate if self.rate else 3600.0

    def take(self, now: float, count: int = 1) -> bool:
        self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < count:
            self.refused += 1
            return False
        self.level -= count
        self.refused = max(0, self.refused - 1)
        return True


class Rates:
    """A bucket for each client; those not heard of for longest are forgotten first."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def require(self, client: str, count: int = 1) -> None:
        """One more of this client, or so many; TooMuch says when it can have the next."""
        if not self.allows(client, count):
            raise TooMuch("too_fast", retry_after=self._buckets[client].wait(count))

    def has_room(self, client: str) -> bool:
        """Whether one more would be allowed; it is not counted."""
        bucket = self._buckets.get(client)
        return bucket is None or (bucket.take(self.clock(), 0) and bucket.level >= 1)

    def allows(self, client: str, count: int = 1) -> bool:
        return self.bucket_of(client).take(self.clock(), count)

    def bucket_of(self, client: str) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self.rate, self.burst, self.clock())
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket


def client_key(address: str) -> str:
    """Whom an address stands for: in IPv6 everybody has a whole network of them."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:  # a socket in the file system, or a test
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
