pytest_plugins = ["faubourg.testing.coverage"]
