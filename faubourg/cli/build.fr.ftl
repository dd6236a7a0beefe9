### De quelle construction il s’agit, après la version.

version-compiled = compilé
version-plain = Python pur
