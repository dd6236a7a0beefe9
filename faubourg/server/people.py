"""Who somebody is: a guest with a name, or an account to come back to from another device."""

from __future__ import annotations

import time

from sqlalchemy.exc import IntegrityError

from faubourg.server.errors import NotAllowed, NotSignedIn, OutOfDate, TooMuch
from faubourg.server.limits import Rates
from faubourg.server.messages import Credentials
from faubourg.server.rows import Person
from faubourg.server.security import LONGEST_NAME, Badge, Signer, clean_line, hash_password, is_password, new_id
from faubourg.server.settings import Limits
from faubourg.server.storage import Storage


class People:
    def __init__(self, storage: Storage, signer: Signer, limits: Limits) -> None:
        self.storage = storage
        self.signer = signer
        self.sign_ins = Rates(limits.sign_ins, limits.sign_ins_burst)

    async def of_cookie(self, cookie: str | None) -> Person | None:
        badge = self.signer.read(cookie)
        if badge is None:
            return None
        person = await self.storage.person(badge.person)
        return person if person is not None and person.session == badge.session else None

    async def is_signed_in(self, person: Person) -> bool:
        """Whether what was true of a person when they came is still true: they may have signed out elsewhere."""
        now = await self.storage.person(person.id)
        return now is not None and now.session == person.session

    def cookie_of(self, person: Person) -> str:
        return self.signer.sign(Badge(person.id, person.session))

    async def name_guest(self, name: str, person: Person | None) -> Person:
        """A new guest, or a new name for somebody known."""
        name = clean_line(name, LONGEST_NAME, "bad_name")
        if person is None:
            person = Person(new_id(), name, None, None, 0, time.time())
            await self.storage.add_person(person)
            return person
        await self.storage.change_person(person.id, name=name)
        return await self._again(person)

    async def open_account(self, wish: Credentials, person: Person, client: str) -> Person:
        """Give a guest a login; everything they have stays theirs."""
        if not self.sign_ins.allows(client):  # hashing a password takes its time
            raise TooMuch("too_fast")
        if person.login is not None:
            raise OutOfDate("has_account")
        login = self._login(wish.login)
        try:
            await self.storage.change_person(person.id, login=login, password=await hash_password(wish.password))
        except IntegrityError as error:
            raise OutOfDate("login_taken") from error
        return await self._again(person)

    async def sign_in(self, wish: Credentials, client: str) -> Person:
        login = self._login(wish.login)
        if not self.sign_ins.allows(client) or not self.sign_ins.allows(f"login {login}"):
            raise TooMuch("too_fast")
        person = await self.storage.person_by_login(login)
        if not await is_password(wish.password, None if person is None else person.password) or person is None:
            raise NotAllowed("wrong_password")
        return person

    async def sign_out(self, person: Person) -> None:
        """On every device: cookies signed before are worth nothing."""
        await self.storage.change_person(person.id, session=person.session + 1)

    async def _again(self, person: Person) -> Person:
        found = await self.storage.person(person.id)
        if found is None:
            raise NotSignedIn("not_signed_in")
        return found

    @staticmethod
    def _login(text: str) -> str:
        return clean_line(text, LONGEST_NAME, "bad_name").casefold()
