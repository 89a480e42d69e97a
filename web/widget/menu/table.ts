import { layer as layerName } from '#locale/widget.ts';
import { pointName } from '../../engine/coordinate.ts';
import type { Component } from '../view/component.ts';
import { create, isolated } from '../view/dom.ts';
import type { MenuWords } from '../view/menu.ts';

/** The board as a table. */
export function createTable({ titleOf, boardWords, boardName, contentsOf }: MenuWords): Component {
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
        create('p', {}, isolated(titleOf(snapshot)), ' ', boardWords(snapshot)),
        ...Array.from({ length: layers }, (_, layer) => table(layer)),
      );
    },
  };
}
