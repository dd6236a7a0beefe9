"""Many games at once, and what they tell."""

from faubourg.lab.report import GameResult, SimulationReport
from faubourg.lab.simulate import simulate

__all__ = ["GameResult", "SimulationReport", "simulate"]
