"""People who play by what they see: they press what is offered, whatever game it is."""

from __future__ import annotations

import json
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from playwright.sync_api import Page

from tests.web.visitor import Visitor

# Presses the filled button where there is one, else any listed choice, until the game is over. In the page itself,
# because a whole game is some hundred presses.
PRESS_ON = """
async ({seed, most}) => {
  const table = () => document.querySelector('[data-key]');
  const rest = () => new Promise((done) => setTimeout(done, 4));
  let state = seed;
  const random = (count) => (state = (state * 48271) % 2147483647) % count;
  const visible = (one) => one.getClientRects().length > 0;
  for (let presses = 0, since = Date.now(); presses < most; ) {
    if (table().hasAttribute('data-over')) return presses;
    const primary = document.querySelector('button[data-primary]:not(:disabled)');
    const choices = [...document.querySelectorAll('button[data-choice]:not([aria-pressed=true])')].filter(visible);
    if (table().hasAttribute('data-busy') || (!primary && choices.length === 0)) {
      if (Date.now() - since > 180000) {
        throw new Error('nothing to press: ' + document.querySelector('[role=status]')?.innerText);
      }
      await rest();
      continue;
    }
    since = Date.now();
    presses++;
    (primary ?? choices[random(choices.length)]).click();
    await rest();
  }
  throw new Error('the game does not end');
}
"""


def press_on(page: Page, seed: int = 1, most: int = 3000) -> int:
    """Play to the end of the game; how often something was pressed."""
    presses: int = page.evaluate(PRESS_ON, {"seed": seed, "most": most})
    return presses


def key(page: Page) -> str:
    """Which question is on the screen: seat/stage/step/attempt."""
    return page.locator("[data-key]").get_attribute("data-key") or ""


def wait_for_question(page: Page, after: str = "") -> str:
    """Until something can be chosen, and it is not the question that was there before."""
    page.wait_for_function(
        """(before) => {
          const table = document.querySelector('[data-key]');
          const isAsked = table?.querySelector('[data-legal], [data-choice], button[data-primary]:not(:disabled)');
          return table && isAsked && !table.hasAttribute('data-busy') && table.dataset.key !== before;
        }""",
        arg=after,
    )
    return key(page)


def confirm_if_final(page: Page, before: str) -> None:
    """After a choice: press the filled button if what was chosen cannot be taken back."""
    page.wait_for_function(
        "(before) => document.querySelector('[data-key]').dataset.key !== before"
        " || document.querySelector('button[data-primary]:not(:disabled)')",
        arg=before,
    )
    if key(page) == before:
        page.locator("[data-primary]").click()


def sit_down(visitor: Visitor, table: dict[str, Any], plain: bool = True) -> Page:
    """Open a table, on the generic table if `plain`, and wait until it is there. (A socket is never idle.)"""
    address = f"{visitor.url}/table/{table['id']}{'?plain' if plain else ''}"
    visitor.page.goto(address, wait_until="load")
    visitor.page.wait_for_selector("[data-key]:not([data-key=''])")
    return visitor.page


# The same on a drawn board: presses the filled button, else whatever glows, as a finger would.
TOUCH_ON = """
async ({seed, most, until}) => {
  const table = () => document.querySelector('[data-key]');
  const rest = () => new Promise((done) => setTimeout(done, 4));
  let state = seed;
  const random = (count) => (state = (state * 48271) % 2147483647) % count;
  const visible = (one) => one.getClientRects().length > 0;
  const seen = new Set();
  for (let touches = 0, since = Date.now(); touches < most; ) {
    if (table().hasAttribute('data-over') || (until && document.querySelector(until)))
      return {touches, kinds: [...seen]};
    const primary = document.querySelector('button[data-primary]:not(:disabled)');
    const lit = [...document.querySelectorAll('[data-legal]:not([data-picked])')].filter(visible);
    if (table().hasAttribute('data-busy') || (!primary && lit.length === 0)) {
      const asked = document.querySelector('[role=status]')?.innerText;
      if (Date.now() - since > 180000) throw new Error('nothing glows: ' + asked);
      await rest();
      continue;
    }
    since = Date.now();
    touches++;
    const target = primary ?? lit[random(lit.length)];
    if (!primary) seen.add(target.dataset.spot.split(':')[0]);
    target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    await rest();
  }
  return {touches: most, kinds: [...seen]};
}
"""


def touch_on(page: Page, seed: int = 1, most: int = 3000, until: str = "") -> dict[str, Any]:
    """Play on a drawn board, to the end or until something is there: how many touches, and forms of spots touched."""
    played: dict[str, Any] = page.evaluate(TOUCH_ON, {"seed": seed, "most": most, "until": until})
    return played


def bots_play(url: str, game: str, players: int) -> str:
    """A whole game of bots, to which nobody needs a browser; the id of its table."""
    opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(path: str, wish: dict[str, Any] | None = None) -> dict[str, Any]:
        body = None if wish is None else json.dumps(wish).encode()
        headers = {"origin": url, "content-type": "application/json"}
        with opener.open(Request(f"{url}{path}", body, headers)) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    ask("/api/me", {"name": "Baptiste"})
    table = ask("/api/tables", {"game": game, "players": players, "seats": ["greedy"] * players, "watchable": True})
    while ask(f"/api/tables/{table['id']}")["status"] != "over":
        time.sleep(0.1)
    return str(table["id"])


# What a person would touch next: the filled button, else something lit that is not picked yet. Only what is really
# there counts: in sight, with nothing over it. A hand may reach further than the screen: then it is swiped along.
NEXT = """
(chance) => {
  const table = document.querySelector('[data-key]');
  if (table.hasAttribute('data-over')) return 'over';
  if (table.hasAttribute('data-busy')) return null;
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const isThere = (one) => {
    const { x, y } = middle(one);
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.closest('[data-spot]') === one);
  };
  const primary = [...document.querySelectorAll('button[data-primary]:not(:disabled)')].filter(isThere);
  const lit = '[data-legal]:not([data-picked]), button[data-choice]:not([aria-pressed=true])';
  const all = [...document.querySelectorAll(lit)];
  const others = all.filter(isThere);
  if (others.length === 0) all.at(-1)?.scrollIntoView({ inline: 'center', block: 'nearest' });
  const next = primary[0] ?? others[Math.floor(chance * others.length)];
  window.aim = next;
  return next ? middle(next) : null;
}
"""

# Between the look and the tap the page may change, and another thing lie there. A person would hold back; so does this.
STEADY = """
() => {
  let isOff = false;
  const isAimed = (target) => window.aim.contains(target) || target.closest('[data-spot]') === window.aim;
  const hold = (event) => {
    if (event.type === 'pointerdown') isOff = !isAimed(event.target);
    const isGone = event.type === 'click' && window.aim.isConnected && !isAimed(event.target);
    if (!isOff && !isGone) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const kinds = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup', 'click'];
  for (const kind of kinds) window.addEventListener(kind, hold, { capture: true, passive: false });
}
"""


def play_by_touch(page: Page, chances: Any, most: int = 600) -> int:
    """Tap what is offered until the game is over; how many taps it took."""
    page.evaluate(STEADY)
    taps = 0
    last = time.monotonic()
    while taps < most:
        target = page.evaluate(NEXT, chances.random())
        if target == "over":
            return taps
        if target is None:
            assert time.monotonic() - last < 120, f"nothing to touch: {page.get_by_role('status').first.inner_text()}"
            page.wait_for_timeout(10)
            continue
        page.touchscreen.tap(target["x"], target["y"])
        taps += 1
        last = time.monotonic()
    raise AssertionError("the game does not end")


def play_by_keys(page: Page, chances: Any, most: int = 900) -> int:
    """Enter does what is shown; with nothing shown, the next lit thing is walked to and taken."""
    pressed = 0
    last = time.monotonic()
    while pressed < most:
        state = page.evaluate(
            """() => {
              const table = document.querySelector('[data-key]');
              if (table.hasAttribute('data-over')) return 'over';
              if (table.hasAttribute('data-busy')) return 'busy';
              if (document.querySelector('button[data-primary]:not(:disabled)')) return 'ready';
              return document.querySelector('[data-legal]:not([data-picked])') ? 'lit' : 'busy';
            }"""
        )
        if state == "over":
            return pressed
        if state == "busy":
            assert time.monotonic() - last < 120, f"no key helps: {page.get_by_role('status').first.inner_text()}"
            page.wait_for_timeout(10)
            continue
        last = time.monotonic()
        if state == "lit":
            for _ in range(chances.randint(1, 4)):
                page.keyboard.press("PageDown")
                pressed += 1
        page.keyboard.press("Enter")
        pressed += 1
    raise AssertionError("the game does not end")
