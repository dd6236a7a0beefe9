"""What is said about a person: who they are, and where they are told of their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from faubourg.server.wire.basics import Struct, Wish


class NewName(Wish, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=40, description="what the others see")]


class Credentials(Wish, kw_only=True):
    login: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=128)]


class Lost(Struct, kw_only=True):
    """Whose browser this was until their session ended, told to nobody but that browser: its cookie proves it."""

    name: str
    has_account: Annotated[
        bool, Meta(description="whether signing in brings their seats back; those of a guest are lost")
    ]


class Me(Struct, kw_only=True):
    """The person that the cookie stands for; everything is null before one has said a name."""

    id: str | None = None
    name: str | None = None
    login: Annotated[str | None, Meta(description="null for a guest")] = None
    lost: Annotated[Lost | None, Meta(description="who the cookie stood for, if it counts no more")] = None


class NoticeWish(Wish, kw_only=True):
    """Tell me that it is my turn while I am away: at most one message a turn."""

    kind: Literal["mail", "webhook"]
    target: Annotated[
        str,
        Meta(min_length=5, max_length=500, description="an address of mail, or a public URL that begins with https"),
    ]


class NoticeInfo(Struct, kw_only=True):
    id: str
    kind: Literal["mail", "webhook"]
    target: str
    is_confirmed: Annotated[bool, Meta(description="whether messages go there; an address of mail is asked first")]


class NoticeList(Struct, kw_only=True):
    notices: list[NoticeInfo]
    has_mail: Annotated[bool, Meta(description="whether this server can send mail")]
