"""Every refusal that a client may get, and what it should do about it."""

from __future__ import annotations

from faubourg.core import texts
from faubourg.server.errors import PACKAGE

AGAIN = "try again"
LOOK = "look, then decide"
NO = "do not try again"

MEANING = {
    AGAIN: "the same wish may well succeed a little later; over HTTP `Retry-After` says when",
    LOOK: "the table is not what the client thought: the last update or a fresh view tells what is asked now",
    NO: "the same wish will be refused again: tell the user, or mend the client",
}

WHAT_TO_DO = {
    AGAIN: [
        "busy_table",
        "no_idea",
        "too_many_reviews",
        "notice_lost",
        "too_fast",
        "many_sockets",
        "busy_uploads",
        "database_away",
        "database_busy",
        "database_full",
        "database_read_only",
        "unexpected",
        "slow_reader",
        "signed_out",
        "flood",
    ],
    LOOK: [
        "answered_otherwise",
        "stage_closed",
        "not_yet",
        "taken_back",
        "table_over",
        "not_over",
        "not_started",
        "has_begun",
        "seat_taken",
        "nothing_answered",
        "undo_secret",
        "undo_known",
        "undo_pending",
        "answered_and_left",
        "no_undo_request",
        "not_asked",
        "nothing_asked",
        "not_looking",
    ],
    NO: [
        "not_signed_in",
        "no_table",
        "no_invitation",
        "no_record",
        "no_step",
        "nothing_played",
        "unfinished_record",
        "not_your_review",
        "no_page",
        "no_shapes",
        "no_lesson",
        "no_seat",
        "not_your_seat",
        "no_hints",
        "not_your_table",
        "not_invited",
        "other_hand",
        "known_chance",
        "resigned",
        "other_rules",
        "other_components",
        "cannot_play_on",
        "one_answer",
        "move_or_moves",
        "move_or_spot",
        "no_such_wish",
        "bad_name",
        "bad_chat",
        "bad_clock",
        "has_account",
        "login_taken",
        "wrong_password",
        "open_tables",
        "bot_tables",
        "long_thought",
        "one_process",
        "long_record",
        "too_deep",
        "too_large",
        "too_slow",
        "too_costly",
        "bad_components",
        "not_text",
        "large_number",
        "long_line",
        "deep_key",
        "bad_option_data",
        "option_is_file",
        "foreign_page",
        "bad_request",
        "bad_message",
        "wrong_method",
        "bad_webhook",
        "bad_mail",
        "no_mail",
        "mail_needs_account",
        "many_notices",
        "no_notice",
        "database_damaged",
    ],
}


def page() -> list[str]:
    lines = [
        "## Refusals",
        "",
        "Each has a key that never changes. What to do:",
        "",
        *(f"- **{advice}**: {meaning}." for advice, meaning in MEANING.items()),
        "",
        "`illegal_move` names the `rule` of the game that forbids a move: choose another one. Every other key that is "
        "not in the list (`bad_option`, `player_count`, `bot_unknown`, ...) says what is wrong with what was sent: do "
        "not try again.",
        "",
        "| key | what to do | what it says |",
        "|---|---|---|",
    ]
    for advice, keys in WHAT_TO_DO.items():
        lines += [f"| `{key}` | {advice} | {sentence(key)} |" for key in keys]
    return [*lines, ""]


def sentence(key: str) -> str:
    """As it stands in the English texts, with its gaps."""
    _, _, text = texts.words_of(PACKAGE, "en").sources[f"error-{key}"].partition("=")
    return " ".join(text.split()).replace("{ $", "*").replace(" }", "*").replace("|", "\\|")
