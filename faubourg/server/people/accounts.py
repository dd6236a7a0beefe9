"""Who somebody is: a guest with a name, or an account to come back to from another device."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy.exc import IntegrityError

from faubourg.server.errors import NotAllowed, NotSignedIn, OutOfDate
from faubourg.server.people.limits import Rates
from faubourg.server.people.security import LONGEST_NAME, Badge, Signer, clean_line, hash_password, is_password, new_id
from faubourg.server.settings import Limits
from faubourg.server.store.rows import Person
from faubourg.server.store.storage import Storage
from faubourg.server.wire.people import Credentials

ADDRESS_SHARE = 5  # an address may stand for a household or a class: it may fail for so many logins
HASHES_AT_ONCE = 2  # each takes a core and 64 MiB for a while


class People:
    """`signer` signs who somebody is, `devices` where they have been before (see `sign_in`)."""

    def __init__(self, storage: Storage, signer: Signer, devices: Signer, limits: Limits) -> None:
        self.storage = storage
        self.signer = signer
        self.devices = devices
        self.sign_ins = Rates(limits.sign_ins, limits.sign_ins_burst)
        self.addresses = Rates(limits.sign_ins * ADDRESS_SHARE, limits.sign_ins_burst * ADDRESS_SHARE)
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    async def of_cookie(self, cookie: str | None) -> Person | None:
        badge = self.signer.read(cookie)
        if badge is None:
            return None
        person = await self.storage.person(badge.person)
        return person if person is not None and person.session == badge.session else None

    async def lost_by(self, cookie: str | None) -> Person | None:
        """Whose session a cookie of ours stood for, though it has ended since."""
        badge = self.signer.read(cookie)
        return None if badge is None else await self.storage.person(badge.person)

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
        await self.storage.rename_person(person.id, name)
        return await self._again(person)

    async def open_account(self, wish: Credentials, person: Person, client: str) -> Person:
        """Give a guest a login; everything they have stays theirs."""
        self.addresses.require(client)  # hashing a password takes its time
        if person.login is not None:
            raise OutOfDate("has_account")
        login = self._login(wish.login)
        async with self._hashing:
            password = await hash_password(wish.password)
        try:
            is_new = await self.storage.give_login(person.id, login, password)
        except IntegrityError as error:
            raise OutOfDate("login_taken") from error
        if not is_new:
            raise OutOfDate("has_account")
        return await self._again(person)

    async def sign_in(self, wish: Credentials, client: str, device: str | None) -> Person:
        """Who fails is slowed down: for this login at this address, and at this address altogether.

        A browser in which this very person has signed in before says so by its `device` cookie and is counted by
        itself: whoever else guesses, from the next room or the whole world, cannot lock the owner out.
        """
        login = self._login(wish.login)
        person = await self.storage.person_by_login(login)
        badge = self.devices.read(device)
        if person is not None and badge is not None and badge.person == person.id:
            self.sign_ins.require(f"device {person.id}")
        else:
            self.addresses.require(client)
            self.sign_ins.require(f"{client} {login}")
        async with self._hashing:
            is_right = await is_password(wish.password, None if person is None else person.password)
        if person is None or not is_right:
            raise NotAllowed("wrong_password")
        return person

    def device_of(self, person: Person) -> str:
        """What a browser keeps, signed in or not, to be known again as one that this person has used."""
        return self.devices.sign(Badge(person.id, 0))

    async def sign_out(self, person: Person) -> None:
        """On every device: cookies signed before are worth nothing."""
        await self.storage.end_sessions(person.id)

    async def _again(self, person: Person) -> Person:
        found = await self.storage.person(person.id)
        if found is None:
            raise NotSignedIn("not_signed_in")
        return found

    @staticmethod
    def _login(text: str) -> str:
        """Folded, and short enough after that: one letter may become three."""
        return clean_line(clean_line(text, LONGEST_NAME, "bad_name").casefold(), LONGEST_NAME, "bad_name")
