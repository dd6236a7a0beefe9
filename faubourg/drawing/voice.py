"""What a drawing says: the Fluent messages beside its code, in the language of whoever looks at it."""

from __future__ import annotations

from faubourg.core import texts
from faubourg.drawing.scene import Scene


class Voice:
    """The words of one drawing; `package` is the room of the drawing, where its `words.<language>.ftl` are."""

    def __init__(self, package: str) -> None:
        self.package = package

    def __call__(self, scene: Scene, id: str, **facts: object) -> str:
        return texts.say(self.package, scene.lang, id, facts)

    def knows(self, scene: Scene, id: str) -> bool:
        return texts.has(self.package, scene.lang, id)
