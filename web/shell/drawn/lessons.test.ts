/** `lessons.html` has the lessons, and its pictures are what the engine draws; `npm run bless` draws them anew. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { loadEngine } from '../../engine/board.ts';
import { build } from '../../engine/engine.fixture.ts';
import { loadTexts } from '../../engine/everything.ts';
import { LESSONS } from '../../scenes/lessons.ts';
import { positionOf } from '../../scenes/scene.ts';
import { messageName } from '../../scenes/words.ts';

const engine = await loadEngine(build('board'));
const { texts } = await loadTexts(build('everything'));
const FOLDER = 'web/shell/drawn/lessons';
const options = { colors: ['black'], rules: { suicide: 'forbidden', regions: 'small' } } as const;
const book = readFileSync('lessons.html', 'utf8');

const boardsOf = ({ id, pair: [first, second], worked }: (typeof LESSONS)[number]) =>
  Object.entries({ first, second, worked }).map(([name, scene]) => ({ name: `${id}-${name}`, scene }));

describe.each(LESSONS.flatMap(boardsOf))('the board $name', ({ name, scene }) => {
  const position = positionOf(scene);
  const end = engine.study(position, options).facts('black').places.length - 1;

  it.each([
    ['', { color: null, moment: 0, layers: ['coordinates'] }],
    ['-answer', { color: 'black', moment: end, layers: ['coordinates', 'regions', 'statuses', 'names'] }],
  ] as const)('is drawn: %s', (what, view) => {
    const file = `${FOLDER}/${name}${what}.svg`;
    const drawing = texts.svg(position, options, view, '', '');
    if (process.env.PASS_ALIVE_BLESS) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, drawing);
    }
    expect(readFileSync(file, 'utf8')).toBe(drawing);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
    const alt = scene.board.replaceAll('/', ' / ');
    expect(book).toContain(`<img src="/${file}" width="${width}" height="${height}" alt="${alt}">`);
  });
});

test('the book has each lesson with its words, in order, and no other picture', () => {
  const sections = [...book.matchAll(/<section id="([\w-]+)">/g)].map(([, id]) => id);
  expect(sections).toEqual(LESSONS.map(({ id }) => id));
  for (const { id } of LESSONS)
    for (const part of ['title', 'line', 'first', 'second', 'idea'])
      expect(book).toContain(`{{lessons.${messageName(id)}.${part}}}`);
  const pictures = [...book.matchAll(/src="\/([^"]+)"/g)].map(([, file]) => file);
  expect(
    readdirSync(FOLDER)
      .map((file) => `${FOLDER}/${file}`)
      .sort(),
  ).toEqual(pictures.sort());
});
