"""Lessons: what is said, and one's way through them. The learner keeps the answers given; the server keeps nothing."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from faubourg.core.game import Game
from faubourg.core.lessons import Lesson, Reply, Run, lessons_of
from faubourg.server.errors import NotThere
from faubourg.server.http.common import PROBLEMS, House, Spoken
from faubourg.server.http.reference import known_game
from faubourg.server.wire.library import LessonInfo, LessonMoment, LessonReply, LessonTry, LessonWish
from faubourg.server.wire.payload import decision_words


@get("/games/{game:str}/lessons", responses=PROBLEMS, summary="What one learns a game by")
async def list_lessons(game: FromPath[str], services: House, language: Spoken) -> list[LessonInfo]:
    lessons = await asyncio.to_thread(lessons_of, known_game(services, game))
    return [msgspec.convert(lesson.to_data(language), LessonInfo) for lesson in lessons]


@post(
    "/games/{game:str}/lessons/{lesson:str}",
    responses=PROBLEMS,
    status_code=200,
    summary="Where the answers so far lead, and what the lesson says to one more",
)
async def go_on(
    game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonWish], services: House, language: Spoken
) -> LessonMoment:
    return await asyncio.to_thread(moment, known_game(services, game), lesson, data, language)


def find_lesson(game: Game, id: str, lang: str) -> Lesson:
    for lesson in lessons_of(game):
        if lesson.id == id:
            return lesson
    raise NotThere("no_lesson", game=game.title(lang))


def moment(game: Game, id: str, wish: LessonWish, lang: str) -> LessonMoment:
    run = Run(find_lesson(game, id, lang), wish.answers)
    reply: Reply | None = None
    if wish.skip:
        reply = run.skip()
    elif wish.answer is not None:
        reply = run.answer(wish.answer)
    step, decision, wrong = run.step, run.decision(lang), run.wrong
    return LessonMoment(
        step=None if step is None else step.id,
        number=run.number,
        answers=run.answers,
        wanted=[as_offered(run, answer) for answer in run.wanted],
        wrong=None if wrong is None else msgspec.convert(wrong.to_data(lang), LessonTry),
        spots=list(run.spots),
        view=run.state.view(run.seat),
        decision=None if decision is None else decision_words(decision),
        reply=None if reply is None else msgspec.convert(reply.to_data(lang), LessonReply),
    )


def as_offered(run: Run, answer: str) -> str:
    """An answer that begins as the choices are written: a lesson may say `planner` for `planner-card`."""
    first, mark, rest = answer.partition(";")
    state, frame = run.state, run.state.frame_of(run.seat)
    move = None if frame is None else state.game.parse(state, frame, first.strip())
    if move is None or move not in state.moves(run.seat):
        return answer
    written = state.game.notation(state, move)
    is_copy = written.partition("#")[0] == first.strip()  # any copy of a tile will do
    return answer if is_copy else f"{written}{mark}{rest}"


router = Router("/api", route_handlers=[list_lessons, go_on], tags=["lessons"])
