"""The check that the page takes no text apart and has no words of its own."""

import pytest

from tools.page_words import faults


def found(name: str, source: str) -> list[str]:
    """What the check finds in a file."""
    return [fault.what for fault in faults(name, source)]


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("const [verb] = choice.do.split(' ')", ".split("),
        ("if (line.text.startsWith('take')) go()", ".startsWith("),
        ("const found = label.match(pattern)", ".match("),
        ("const short = label.replace(tail, '')", ".replace("),
        ("const number = /[0-9]+/.exec(label)", "regular expression"),
        ("if (/x/.test(label)) go()", "regular expression"),
        ("const title = 'Take a card'", "words"),
        ("const title = `Take ${n} cards`", "words"),
        ("const title = `${n ? 'Your turn' : ''}`", "words"),
        ('const title = "pick up the tile"', "words"),
    ],
)
def test_code_that_reads_or_writes_text_is_found(source: str, what: str) -> None:
    assert found("games/any/words.ts", source) == [what]
    assert found("games/any/Any.svelte", f'<script lang="ts">{source}</script>') == [what]


@pytest.mark.parametrize(
    "markup",
    [
        "<p>Hello</p>",
        "<p>{name} begins</p>",
        '<button aria-label="Close"><Icon /></button>',
        "<a title='First screen' href='/'><Icon /></a>",
        "<b>{won ? 'Victory' : ''}</b>",
        "<b title={won ? `You have ${points}` : ''}></b>",
    ],
)
def test_words_in_the_markup_are_found(markup: str) -> None:
    assert found("table/Any.svelte", markup) == ["words"]


@pytest.mark.parametrize(
    "source",
    [
        "<script lang=\"ts\">\n  // Take the card.\n  import A from './A.svelte'\n</script>",
        '<p class="card wide" data-what="of the card">{t(\'heading\')} {n} · {say(one)}</p>',
        '<!-- A comment in English. --><b class="head">Quadriga</b>',
        '<svg viewBox="0 0 16 16"><path d="M2 2 L 4 4" /></svg>',
        "<style>\n  p { font: inherit }\n</style>",
        "<button onkeydown={(event) => event.key === 'Escape' && close()}>{t('close')}</button>",
        '<script lang="ts">const half = (one + other) / 2 / 3</script>',
    ],
)
def test_what_only_draws_is_left_alone(source: str) -> None:
    assert found("games/any/Any.svelte", source) == []


def test_a_file_may_do_what_is_declared_for_it_and_nothing_else() -> None:
    assert found("app/routes.ts", "path.split('/')") == []
    assert found("app/routes.ts", "path.match(pattern)") == [".match("]
