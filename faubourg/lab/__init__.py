"""Many games at once, and what they tell."""

from faubourg.lab.playing import GameResult
from faubourg.lab.report import SimulationReport
from faubourg.lab.simulate import simulate

__all__ = ["GameResult", "SimulationReport", "simulate"]
