"""The whole rule book of a game as a page of Markdown, from its catalogue."""

from __future__ import annotations

from faubourg.core.catalogue import RuleText
from faubourg.core.game import Game
from faubourg.core.texts import say


def rulebook_page(game: Game, lang: str) -> str:
    """All rules by chapter, then all rulings, each with an anchor of its id."""
    rules = game.rules

    def word(key: str) -> str:
        return say("faubourg.core", lang, f"rulebook-{key}")

    lines = [f"# {game.title(lang)}", "", word("notice"), ""]
    for chapter, title in rules.chapters.items():
        lines += [f"## {title[lang]}", ""]
        for rule in rules.values():
            if rule.chapter == chapter:
                lines += rule_lines(game, rule, lang)
    if rules.rulings:
        lines += [f"## {word('rulings')}", "", word("rulings_notice"), ""]
        for ruling in rules.rulings.values():
            lines += [f'<a id="{ruling.id.lower()}"></a>**{ruling.id}** *{ruling.question[lang]}*  ']
            lines += [ruling.answer[lang], ""]
    return "\n".join(lines).rstrip() + "\n"


def rule_lines(game: Game, rule: RuleText, lang: str) -> list[str]:
    cited = game.rules.citation(rule, lang)
    return [
        f'<a id="{rule.id.lower()}"></a>**{rule.id}. {rule.title[lang]}**  ',
        f"{rule.text[lang]}  ",
        f"<sub>{cited}</sub>",
        "",
    ]
