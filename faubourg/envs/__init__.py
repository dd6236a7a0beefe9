"""The games as environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel.

    from faubourg.envs.pettingzoo import env      # every seat is an agent
    import faubourg.envs.gymnasium                # one seat against bots: gymnasium.make("faubourg/TheCity-v1")
    import faubourg.envs.openspiel                # pyspiel.load_game("faubourg_the_city(players=2)")
    from faubourg.envs.vector import GameVector   # many games in one call, as plain arrays

Each needs the library of its name, which the extra of that name installs. What an observation and an action are is
said by each game once, in its `encoding.py`; docs/envs.md lists it.
"""

VERSION = 1  # of all encodings: it grows when an observation or an action of any game comes to mean something else
