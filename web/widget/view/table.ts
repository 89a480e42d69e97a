import { stone } from '#locale/shared.ts';
import { layer as layerName, rounds } from '#locale/widget.ts';
import { pointName } from '../../engine/coordinate.ts';
import { colorAt } from '../../engine/position.ts';
import type { Facts, Point } from '../../engine/types.ts';
import { plain } from '../../locales/phrase.ts';
import { outcomeSentence } from '../../model/outcome.ts';
import { boardName, holdingsSentence, nameOf } from '../../model/sentence.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Component } from './component.ts';
import { create, isolated } from './dom.ts';

/** The title as a sentence; empty without one. */
function titleOf({ title }: Snapshot): string {
  return title && `${title}${/\p{P}$/u.test(title) ? '' : '.'}`;
}

/** The title, and the board in words. */
export function summaryOf(snapshot: Snapshot): string {
  return [titleOf(snapshot), wordsOf(snapshot)].filter(Boolean).join(' ');
}

/** The board in words: its size, blocks and regions, how many rounds, and the verdict. */
function wordsOf({ position, facts, show, problem }: Snapshot): string {
  const size = `${boardName(position)}.`;
  const run = facts
    ? [
        ...(facts.blocks.length
          ? [plain(holdingsSentence(facts, position, show === 'both')), rounds({ n: facts.rounds })]
          : []),
        plain(outcomeSentence(facts)),
      ]
    : [problem];
  return [size, ...run].filter(Boolean).join(' ');
}

/** The stone on a point, and the name of its block or region. */
export function contentsOf({ position, facts, show }: Snapshot, point: Point): string {
  const color = colorAt(position, point);
  const nameIn = (kind: 'block' | 'region', things: Facts['blocks'] | Facts['regions'] = []) => {
    const index = things.findIndex((thing) => thing.points.includes(point));
    return facts && index >= 0 ? [nameOf(facts, kind, index, show === 'both').text] : [];
  };
  const names = [...nameIn('block', facts?.blocks), ...nameIn('region', facts?.regions)];
  return [...(color ? [stone({ color })] : []), ...names].join(' ');
}

/** The board as a table. */
export function createTable(): Component {
  const element = create('div', { class: 'table', part: 'table', tabindex: 0, role: 'region' });
  return {
    element,
    show(snapshot) {
      const { crop, position } = snapshot;
      const { columns, rows, layers = 1 } = position;
      const shown = crop ?? { left: 0, top: 0, columns, rows };
      element.setAttribute('aria-label', boardName(snapshot.position));
      const line = (row: number, kind: 'td' | 'th') =>
        Array.from({ length: shown.columns }, (_, column) => {
          const point = row * columns + shown.left + column;
          return kind === 'td'
            ? create(kind, {}, contentsOf(snapshot, point))
            : create(kind, { scope: 'col' }, pointName({ columns, rows }, point).replace(/\d+/, ''));
        });
      const table = (layer: number) => {
        const head = create('tr', {}, create('td'), ...line(0, 'th'));
        const body = Array.from({ length: shown.rows }, (_, index) => {
          const row = shown.top + index;
          return create('tr', {}, create('th', { scope: 'row' }, `${rows - row}`), ...line(layer * rows + row, 'td'));
        });
        const caption = layers > 1 ? [create('caption', {}, layerName({ n: layer + 1 }))] : [];
        return create('table', {}, ...caption, head, ...body);
      };
      element.replaceChildren(
        create('p', {}, isolated(titleOf(snapshot)), ' ', wordsOf(snapshot)),
        ...Array.from({ length: layers }, (_, layer) => table(layer)),
      );
    },
  };
}
