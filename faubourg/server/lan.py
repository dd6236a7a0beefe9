"""For friends in the same room: the address of this machine in its network, and the same as a code for cameras."""

from __future__ import annotations

import socket

import segno

from faubourg.server.errors import ServerError

BEYOND = ("192.0.2.1", 9)  # stands for "elsewhere": nothing is sent there
QUIET = 4  # the light margin that readers of codes rely on
BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def own_address() -> str:
    """Where other machines of the network find this one."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(BEYOND)
            address = str(probe.getsockname()[0])
    except OSError as error:
        raise ServerError("no_network") from error
    if address.startswith("127.") or address == "0.0.0.0":
        raise ServerError("no_network")
    return address


def names_of(address: str) -> tuple[str, ...]:
    """The names by which this machine is called there; nobody can point another one at it."""
    name = socket.gethostname().lower()
    return (address, name, f"{name}.local")


def code_lines(url: str) -> list[str]:
    """A QR code in letters, two rows to a line, dark where a letter is."""
    code = segno.make(url, micro=False, error="m")
    width = len(code.matrix[0]) + 2 * QUIET
    empty = [False] * width
    side = [False] * QUIET
    rows = [empty] * QUIET + [[*side, *map(bool, row), *side] for row in code.matrix] + [empty] * QUIET
    rows += [empty] * (len(rows) % 2)
    return [
        "".join(BLOCKS[upper, lower] for upper, lower in zip(above, below, strict=True))
        for above, below in zip(rows[::2], rows[1::2], strict=True)
    ]
