"""`quadriga backup` and `quadriga restore`."""

import argparse
import os

from quadriga.home import data_folder
from quadriga.language import Message, message
from quadriga.language.catalogue import of_environment
from quadriga.language.translator import Translator
from quadriga.store.sql_store import check_not_postgresql
from quadriga.store.sqlite.backups import back_up, restore


def run_backup(options: argparse.Namespace) -> None:
    """Copy the database to `options.file`; raises `Unavailable`."""
    check_not_postgresql("pg_dump --format=custom --file={file} {database}", options.file)
    matches = back_up(data_folder(options.data), options.file, replace=options.replace)
    _print(message("backup-made", file=str(options.file), matches=matches))


def run_restore(options: argparse.Namespace) -> None:
    """Put the copy `options.file` back; raises `Unavailable`."""
    check_not_postgresql("pg_restore --clean --if-exists --dbname={database} {file}", options.file)
    folder = data_folder(options.data)
    restored = restore(options.file, folder)
    _print(message("backup-restored", folder=str(folder), matches=restored.matches))
    if not restored.sealed:
        _print(message("backup-unsealed"))
    if restored.kept is not None:
        _print(message("backup-kept", folder=str(restored.kept)))


def _print(sentence: Message) -> None:
    print(Translator(of_environment(os.environ)).text(sentence))
