### Which build it is, after the version.

version-compiled = compiled
version-plain = plain Python
