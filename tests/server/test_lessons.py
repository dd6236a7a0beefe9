"""Lessons over the network: every lesson of every game from its first step to its last, and no further."""

from __future__ import annotations

import pytest

from faubourg.core.registry import games
from faubourg.server.client import Client, ServerRefused
from faubourg.server.wire.library import LessonInfo, LessonMoment
from tests.server.harness import TOY_NAME, Server, all_games, tell


async def say(learner: Client, path: str, now: LessonMoment, words: str) -> LessonMoment:
    """Answer as a learner does, with one thing after another, each of which a screen can point at."""
    for word in words.split(";"):
        wanted = [answer.partition(";")[0] for answer in now.wanted]
        moves = [choice.move for choice in (now.decision.choices if now.decision else [])]
        assert any(move in wanted or move.partition("#")[0] in wanted for move in moves), f"{wanted} is none of {moves}"
        now = await learner.ask("POST", path, LessonMoment, {"answers": now.answers, "answer": word})
    return now


@pytest.mark.parametrize("game", all_games())
def test_every_lesson_can_be_learned_to_its_end(server: Server, game: str) -> None:
    async def story() -> None:
        async with Client(server.url, "fr") as learner:
            lessons = await learner.ask("GET", f"/api/games/{game}/lessons", list[LessonInfo])
            assert lessons or game == TOY_NAME, "every game of ours can be learned"
            for lesson in lessons:
                path = f"/api/games/{game}/lessons/{lesson.id}"
                now = await learner.ask("POST", path, LessonMoment, {})
                assert now.number == 0 and now.reply is None and now.view
                while now.step is not None:
                    step = lesson.steps[now.number]
                    assert now.step == step.id
                    if step.expected and "*" not in now.wanted[0]:  # in its own words
                        then = await say(learner, path, now, now.wanted[0])
                    else:
                        then = await learner.ask("POST", path, LessonMoment, {"answers": now.answers, "skip": True})
                    assert then.number == now.number + 1
                    assert then.reply is not None and then.reply.verdict == "done"
                    now = then
                assert now.number == len(lesson.steps)
                with pytest.raises(ServerRefused, match="lesson_over"):
                    await learner.ask("POST", path, LessonMoment, {"answers": now.answers, "answer": ""})

    tell(story())


@pytest.mark.parametrize("game", games())
def test_a_wrong_answer_is_refused_by_its_rule_and_the_learner_stays(server: Server, game: str) -> None:
    async def story() -> None:
        async with Client(server.url) as learner:
            (lesson, *_) = await learner.ask("GET", f"/api/games/{game}/lessons", list[LessonInfo])
            path = f"/api/games/{game}/lessons/{lesson.id}"
            now = await learner.ask("POST", path, LessonMoment, {})
            while now.wrong is None:
                now = await learner.ask("POST", path, LessonMoment, {"answers": now.answers, "skip": True})
            tried = await learner.ask("POST", path, LessonMoment, {"answers": now.answers, "answer": now.wrong.answer})
            assert tried.reply is not None and tried.reply.verdict == "refused"
            assert tried.reply.rule == now.wrong.rule and tried.reply.text
            assert (tried.number, tried.answers, tried.view) == (now.number, now.answers, now.view)
            with pytest.raises(ServerRefused, match="no_lesson"):
                await learner.ask("POST", f"/api/games/{game}/lessons/nothing", LessonMoment, {})
            with pytest.raises(ServerRefused, match="lesson_answer"):
                await learner.ask("POST", path, LessonMoment, {"answers": ["xyzzy"]})

    tell(story())
