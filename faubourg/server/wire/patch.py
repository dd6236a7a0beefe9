"""What changed between two views, as a JSON Patch (RFC 6902) of the operations add, remove and replace."""

from __future__ import annotations

from typing import Any

Operation = dict[str, Any]


def difference(old: Any, new: Any, path: str = "") -> list[Operation]:
    """The operations that turn `old` into `new`, to be carried out in order."""
    if type(old) is type(new):
        if isinstance(old, dict):
            return of_objects(old, new, path)
        if isinstance(old, list):
            return of_lists(old, new, path)
    return [] if same(old, new) else [{"op": "replace", "path": path, "value": new}]


def coarse_difference(old: dict[str, Any], new: dict[str, Any]) -> list[Operation]:
    """The same in fewer words: of an object, every part that has changed is replaced as a whole."""
    operations: list[Operation] = [{"op": "remove", "path": f"/{escape(key)}"} for key in old if key not in new]
    for key, value in new.items():
        if key not in old or not same(old[key], value):
            operations.append({"op": "replace" if key in old else "add", "path": f"/{escape(key)}", "value": value})
    return operations


def same(old: Any, new: Any) -> bool:
    return type(old) is type(new) and bool(old == new)


def of_objects(old: dict[str, Any], new: dict[str, Any], path: str) -> list[Operation]:
    operations: list[Operation] = [{"op": "remove", "path": f"{path}/{escape(key)}"} for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            operations.append({"op": "add", "path": f"{path}/{escape(key)}", "value": value})
        elif not same(old[key], value):  # most of a view stays as it is: compare before looking closer
            operations += difference(old[key], value, f"{path}/{escape(key)}")
    return operations


def of_lists(old: list[Any], new: list[Any], path: str) -> list[Operation]:
    """Items in front and behind that stay are left alone; of those between, each is changed, added or removed."""
    if old == new:
        return []
    shorter = min(len(old), len(new))
    front = 0
    while front < shorter and old[front] == new[front]:
        front += 1
    behind = 0
    while behind < shorter - front and old[-1 - behind] == new[-1 - behind]:
        behind += 1
    gone, come = old[front : len(old) - behind], new[front : len(new) - behind]
    both = min(len(gone), len(come))
    operations: list[Operation] = []
    for index in range(both):
        operations += difference(gone[index], come[index], f"{path}/{front + index}")
    operations += [{"op": "remove", "path": f"{path}/{front + both}"} for _ in gone[both:]]
    operations += [
        {"op": "add", "path": f"{path}/{front + both + index}", "value": value}
        for index, value in enumerate(come[both:])
    ]
    return operations


def escape(key: object) -> str:
    return str(key).replace("~", "~0").replace("/", "~1")


def apply(document: Any, operations: list[Operation]) -> Any:
    """What a client does with a patch. The document is changed in place and returned."""
    for operation in operations:
        keys = [key.replace("~1", "/").replace("~0", "~") for key in operation["path"].split("/")[1:]]
        if not keys:
            document = operation["value"]
            continue
        parent = document
        for key in keys[:-1]:
            parent = parent[int(key)] if isinstance(parent, list) else parent[key]
        last: Any = int(keys[-1]) if isinstance(parent, list) else keys[-1]
        if operation["op"] == "remove":
            del parent[last]
        elif operation["op"] == "add" and isinstance(parent, list):
            parent.insert(last, operation["value"])
        else:
            parent[last] = operation["value"]
    return document
