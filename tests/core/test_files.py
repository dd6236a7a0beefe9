"""Files: what cannot be read or written is said in the language of whoever asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg import FaubourgError
from faubourg.core.files import read_text, write_text


def test_why_a_file_cannot_be_read_is_said_in_both_languages(tmp_path: Path) -> None:
    with pytest.raises(FaubourgError) as missing:
        read_text(tmp_path / "none.json")
    assert missing.value.say("en").endswith("none.json cannot be read: no such file.")
    assert missing.value.say("fr").endswith("none.json\N{NO-BREAK SPACE}: ce fichier n’existe pas.")
    with pytest.raises(FaubourgError) as folder:
        read_text(tmp_path)
    assert "it is a folder" in folder.value.say("en") and "c’est un dossier" in folder.value.say("fr")


def test_a_file_below_a_file_is_not_written_and_nothing_is_left_behind(tmp_path: Path) -> None:
    (tmp_path / "record").write_text("whole", encoding="utf-8")
    with pytest.raises(FaubourgError) as below:
        write_text(tmp_path / "record" / "deeper" / "new.json", "text")
    assert "not a folder" in below.value.say("en") and "pas un dossier" in below.value.say("fr")
    assert [path.name for path in tmp_path.iterdir()] == ["record"]
