/** `lessons.html` has the lessons, and its pictures are what the engine draws; `npm run bless` writes both anew. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { loadEngine } from '../../engine/board.ts';
import { build } from '../../engine/engine.fixture.ts';
import { loadSpaces, loadTexts } from '../../engine/everything.ts';
import { loadReferee } from '../../engine/eyes-build.ts';
import type { Position, View } from '../../engine/types.ts';
import { fightOf } from '../../rooms/learn/answers/fight.ts';
import { fates } from '../../rooms/learn/answers/question.ts';
import { APART, CORE, LESSONS, type Lesson } from '../../scenes/lessons.ts';
import { positionOf } from '../../scenes/scene.ts';
import { messageName } from '../../scenes/words.ts';

const engine = await loadEngine(build('board'));
engine.addSpaces(await loadSpaces(build('everything')));
const referee = await loadReferee(build('eyes'));
const { texts } = await loadTexts(build('everything'));
const FOLDER = 'web/shell/drawn/lessons';
const book = readFileSync('lessons.html', 'utf8');

const boardsOf = (lesson: Lesson) => {
  const { id, worked } = lesson;
  const [first, second] = lesson.pair;
  return Object.entries({ first, second, worked }).map(([name, scene]) => ({ name: `${id}-${name}`, lesson, scene }));
};

/** What stays and falls: by the run, or where Black answers by circles and crosses. */
function answerOf({ rules, answers }: Lesson, position: Position): View {
  const facts = engine.study(position, { colors: ['black'], rules }).facts('black');
  if (!answers) {
    const moment = facts.places.length - 1;
    return { color: 'black', moment, layers: ['coordinates', 'regions', 'statuses', 'names'] };
  }
  const fights = facts.blocks.map(({ points: [stone = 0] }) => fightOf(referee, position, stone));
  const { stay, fall } = fates(facts, fights);
  const marks = [
    ...stay.map((point) => ({ point, kind: 'circle' as const })),
    ...fall.map((point) => ({ point, kind: 'cross' as const })),
  ];
  return { color: null, moment: 0, layers: ['coordinates', 'labels'], marks };
}

describe.each(LESSONS.flatMap(boardsOf))('the board $name', ({ name, lesson, scene }) => {
  const position = positionOf(scene);
  const options = { colors: ['black'], rules: lesson.rules } as const;

  it.each([
    ['', { color: null, moment: 0, layers: ['coordinates'] }],
    ['-answer', answerOf(lesson, position)],
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
  return `<img src="/${file}" width="${width}" height="${height}" alt="${board.replace(/\/+/g, ' $& ')}">`;
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
${lesson.suicide ? '        <p>{{lesson.suicide}}</p>\n' : ''}${
  lesson.answers ? '        <p>{{answers.asks}} {{book.answered}}</p>\n' : ''
}${lesson.inSpace ? '        <p>{{lesson.space}}</p>\n' : ''}        <div class="pair">
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
