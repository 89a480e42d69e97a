import { colorAt } from '../../engine/position.ts';
import type { Part } from '../../ui/board/paint.ts';
import type { PlaceOf } from '../../ui/board/place.ts';
import type { MarkLink } from '../state/links.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Actions } from './component.ts';
import { create } from './dom.ts';

/** The links of a diagram, over their marks on the drawing. */
export function createLinks({ follow }: Pick<Actions, 'follow'>) {
  const element = create('div', { class: 'links' });
  let made: readonly MarkLink[] = [];
  return {
    element,
    /** Puts the links on the drawing, of which a part is shown; `place` is that of a point on it, in spacings. */
    show(
      { links, marks, position, palette, engine }: Snapshot,
      { left, top, width, height }: Part,
      place: PlaceOf,
      spacing: number,
    ) {
      if (made !== links) {
        made = links;
        element.replaceChildren(
          ...links.map((link) => {
            const label = marks.find((mark) => mark.point === link.point)?.text;
            return create('a', {
              part: 'mark-link',
              href: link.href,
              rel: 'nofollow noopener',
              title: link.target,
              'aria-label': label ? `${label}: ${link.target}` : link.target,
              click: (event: Event) => {
                if (!follow(link)) event.preventDefault();
              },
            });
          }),
        );
      }
      const roles = links.length > 0 ? engine.roles() : [];
      links.forEach(({ point }, index) => {
        const stone = colorAt(position, point);
        const [x, y] = place(point);
        const { style } = element.children[index] as HTMLElement;
        // Of the mark that it underlines.
        style.color = palette[roles.indexOf(stone ? `label-on-${stone}` : 'label')] ?? '';
        // The drawing is in the middle of its box.
        style.left = `calc(50% + ${(x - left - (width + 1) / 2) * spacing}px)`;
        style.top = `calc(50% + ${(y - top - (height + 1) / 2) * spacing}px)`;
        style.width = style.height = `${spacing}px`;
      });
    },
  };
}
