/**
 * The words for each fault of a text: the package, the page and the widget have those of
 * `tests/faults.json`, which `crates/cli/tests/program/faults.rs` compares with the program's.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { build } from '../../web/engine/engine.fixture.ts';
import { loadWidgetBuild } from '../../web/engine/widget.ts';
import { encodingNote } from '../../web/model/encoding-note.ts';
import { warning } from '../../web/model/fault.ts';
import { endPlace } from '../../web/model/opening.ts';
import { problemAt, refuse } from '../../web/model/refusal.ts';
import { analyze, load, PassAliveError, type Warning } from '../../web/package/node.ts';
import { Answers } from '../../web/reading/answers.ts';
import { words as faultWords } from '../../web/widget/state/fault-words.fixture.ts';
import { openText } from '../../web/widget/state/open-text.ts';

interface Case {
  /** For `encoding` one character for each byte. */
  readonly text: string;
  /** No answer, an answer with a complaint or a warning, or a note about the encoding. */
  readonly outcome: 'refused' | 'complaint' | 'warning' | 'encoding';
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly words: string;
}

const cases: readonly Case[] = JSON.parse(readFileSync('tests/faults.json', 'utf8'));
const unanswered = cases.filter(({ outcome }) => outcome === 'refused');
const unreadable = unanswered.filter(({ code }) => code !== 'no-liberty');
/** The page and the widget show boards with layers. */
const unreadableOnPage = unreadable.filter(({ code }) => code !== 'layers');
const warned = cases.filter(({ outcome }) => outcome === 'complaint' || outcome === 'warning');

await load(build('analyze'));
await loadWidgetBuild(build('widget'));
const answers = new Answers(build('everything'));

test('each code of the library has a case, but for those that no text can have', () => {
  const codes = ['error.rs', 'snapshot.rs'].flatMap((name) =>
    [...readFileSync(`crates/notation/src/${name}`, 'utf8').matchAll(/=> "([a-z-]+)",/g)].map(([, code]) => code),
  );
  const known = new Set([...cases.map(({ code }) => code), 'second-board', 'text-too-long', 'more']);
  expect(codes.length).toBeGreaterThan(25);
  for (const code of codes) expect(known).toContain(code);
});

describe('the package', () => {
  test.each(unanswered)('refuses $text: $words', async ({ text, code, line, column, words }) => {
    const error = await analyze(text).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PassAliveError);
    expect(error).toMatchObject({ code, line, column, message: `line ${line}, column ${column}: ${words}` });
  });

  test.each(warned)('warns about $text: $words', async ({ text, words }) => {
    const warnings: Warning[] = [];
    expect(await analyze(text, { onWarning: (each) => warnings.push(each) })).toHaveLength(1);
    expect(warnings).toEqual([{ index: 0, message: words }]);
  });
});

describe('the page', () => {
  test.each(unreadableOnPage)('refuses $text: $words', async ({ text, line, column, words }) => {
    const refusal = refuse(await answers.open(text));
    expect(refusal).toMatchObject({ line, column });
    expect(refusal.message).toContain(problemAt(words, { line, column }));
  });

  test.each(warned)('warns about $text: $words', async ({ text, line, column, code, words }) => {
    const place = endPlace(await answers.open(text));
    if (!place) throw new Error('it is refused');
    const { warnings, position } = await answers.position(text, place);
    expect(warnings).toMatchObject([{ code, line, column }]);
    expect(warnings.map((each) => warning(each, position))).toEqual([words]);
  });

  test.each(cases.filter(({ outcome }) => outcome === 'encoding'))('notes $code of $text', async ({ text, words }) => {
    const { notes } = await answers.open(Uint8Array.from(text, (byte) => byte.charCodeAt(0)));
    expect(notes.map(encodingNote)).toEqual([`${words.charAt(0).toUpperCase()}${words.slice(1)}.`]);
  });
});

describe('the widget', async () => {
  const { texts } = await loadWidgetBuild(build('widget'));
  test.each(unreadableOnPage)('refuses $text: $words', ({ text, line, column, words }) => {
    expect(() => openText(texts, faultWords, text, null)).toThrow(problemAt(words, { line, column }));
  });

  test.each(warned)('warns about $text: $words', ({ text, line, column, words }) => {
    expect(openText(texts, faultWords, text, null).notes).toContain(problemAt(words, { line, column }));
  });
});
