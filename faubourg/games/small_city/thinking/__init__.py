"""The thinking of a bot that asks the game: how good a city looks, what it will bring, which plans and walks to try."""
