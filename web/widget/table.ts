import { pointName } from '../engine/coordinate.ts';
import { colorAt } from '../engine/position.ts';
import type { Facts, Point } from '../engine/types.ts';
import { board } from '../locales/en/page.ts';
import { stone } from '../locales/en/run.ts';
import { rounds } from '../locales/en/widget.ts';
import { plain } from '../locales/phrase.ts';
import { holdingsSentence, nameOf, outcomeSentence } from '../model/sentence.ts';
import { isolated, make } from './make.ts';
import type { Part } from './part.ts';
import type { Shown } from './shown.ts';

/** The title as a sentence; empty without one. */
function titleOf({ title }: Shown): string {
  return title && `${title}${/\p{P}$/u.test(title) ? '' : '.'}`;
}

/** The title, and the board in words. */
export function summaryOf(shown: Shown): string {
  return [titleOf(shown), wordsOf(shown)].filter(Boolean).join(' ');
}

/** The board in words: its size, blocks and regions, how many rounds, and the verdict. */
function wordsOf({ position, facts, show, problem }: Shown): string {
  const size = `${board(position.columns, position.rows)}.`;
  const run = facts
    ? [
        ...(facts.blocks.length
          ? [plain(holdingsSentence(facts, position, show === 'both')), rounds(facts.rounds)]
          : []),
        plain(outcomeSentence(facts)),
      ]
    : [problem];
  return [size, ...run].join(' ');
}

/** The stone on a point, and the name of its block or region. */
export function pointWords({ position, facts, show }: Shown, point: Point): string {
  const color = colorAt(position, point);
  const nameIn = (kind: 'block' | 'region', things: Facts['blocks'] | Facts['regions'] = []) => {
    const index = things.findIndex((thing) => thing.points.includes(point));
    return facts && index >= 0 ? [nameOf(facts, kind, index, show === 'both').text] : [];
  };
  const names = [...nameIn('block', facts?.blocks), ...nameIn('region', facts?.regions)];
  return [...(color ? [stone(color)] : []), ...names].join(' ');
}

/** The board as a table. */
export function makeTable(): Part {
  const element = make('div', { class: 'table', part: 'table', tabindex: 0, role: 'region' });
  return {
    element,
    show(shown) {
      const { columns, rows } = shown.position;
      element.setAttribute('aria-label', board(columns, rows));
      const line = (row: number, kind: 'td' | 'th') =>
        Array.from({ length: columns }, (_, column) => {
          const point = row * columns + column;
          return kind === 'td'
            ? make(kind, {}, pointWords(shown, point))
            : make(kind, { scope: 'col' }, pointName(shown.position, point).replace(/\d+/, ''));
        });
      const head = make('tr', {}, make('td'), ...line(0, 'th'));
      const body = Array.from({ length: rows }, (_, row) =>
        make('tr', {}, make('th', { scope: 'row' }, `${rows - row}`), ...line(row, 'td')),
      );
      element.replaceChildren(
        make('p', {}, isolated(titleOf(shown)), ' ', wordsOf(shown)),
        make('table', {}, head, ...body),
      );
    },
  };
}
