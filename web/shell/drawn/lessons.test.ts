/** `lessons.html` has the lessons, and its pictures are what the engine draws; `npm run bless` writes both anew. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { loadEngine } from '../../engine/board.ts';
import { build } from '../../engine/engine.fixture.ts';
import { loadTexts } from '../../engine/everything.ts';
import { APART, CORE, LESSONS, type Lesson } from '../../scenes/lessons.ts';
import { positionOf } from '../../scenes/scene.ts';
import { messageName } from '../../scenes/words.ts';

const engine = await loadEngine(build('board'));
const { texts } = await loadTexts(build('everything'));
const FOLDER = 'web/shell/drawn/lessons';
const book = readFileSync('lessons.html', 'utf8');

const boardsOf = ({ id, rules, pair: [first, second], worked }: Lesson) =>
  Object.entries({ first, second, worked }).map(([name, scene]) => ({ name: `${id}-${name}`, rules, scene }));

describe.each(LESSONS.flatMap(boardsOf))('the board $name', ({ name, rules, scene }) => {
  const position = positionOf(scene);
  const options = { colors: ['black'], rules } as const;
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
  });
});

/** A picture of the book. */
const picture = (name: string, what: string, board: string): string => {
  const file = `${FOLDER}/${name}${what}.svg`;
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  return `<img src="/${file}" width="${width}" height="${height}" alt="${board.replaceAll('/', ' / ')}">`;
};

const figure = (lesson: Lesson, part: 'first' | 'second' | 'worked', caption: string, words: string): string => {
  const { board } = part === 'worked' ? lesson.worked : lesson.pair[part === 'first' ? 0 : 1];
  const name = `${lesson.id}-${part}`;
  return `          <figure>
            ${picture(name, '', board)}
            <figcaption>{{book.${caption}}}</figcaption>
            <details>
              <summary>{{book.answer}}</summary>
              ${picture(name, '-answer', board)}
              <p>{{lessons.${messageName(lesson.id)}.${words}}}</p>
            </details>
          </figure>
`;
};

const section = (lesson: Lesson): string => {
  const name = messageName(lesson.id);
  return `      <section id="${lesson.id}">
        <h3>{{lessons.${name}.title}}</h3>
        <p class="line">{{lessons.${name}.line}}</p>
${lesson.suicide ? '        <p>{{lesson.suicide}}</p>\n' : ''}        <div class="pair">
${figure(lesson, 'first', 'first', 'first')}${figure(lesson, 'second', 'second', 'second')}${figure(lesson, 'worked', 'third', 'idea')}        </div>
      </section>
`;
};

const part = (title: string, lessons: readonly Lesson[]): string =>
  `      <h2>{{learn.${title}}}</h2>\n${lessons.map(section).join('')}`;

test('the book has each lesson with its words, in order, and no other picture', () => {
  const main = `<main>\n${part('lessons', CORE)}${part('apart', APART)}    </main>`;
  const blessed = book.replace(/<main>.*<\/main>/s, () => main);
  if (process.env.PASS_ALIVE_BLESS) writeFileSync('lessons.html', blessed);
  expect(readFileSync('lessons.html', 'utf8')).toBe(blessed);
  const pictures = [...blessed.matchAll(/src="\/([^"]+)"/g)].map(([, file]) => file);
  expect(
    readdirSync(FOLDER)
      .map((file) => `${FOLDER}/${file}`)
      .sort(),
  ).toEqual(pictures.sort());
});
