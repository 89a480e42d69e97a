import { release } from '../../engine/canvas-limit.ts';
import type { Hit, Selection } from '../../engine/types.ts';
import { isShown } from '../../model/crop.ts';
import { placesOn } from '../../ui/board/place.ts';
import { type Snapshot, snapshotView } from '../state/snapshot.ts';
import type { CreateBoard } from './component.ts';
import { create, set } from './dom.ts';
import { createLinks } from './links.ts';
import { paint, partShown } from './picture.ts';
import { selectionAt } from './selection.ts';
import { summaryOf } from './words.ts';

/** The board on a canvas inside `element`, with its pointer. It cannot be edited. */
export const createBoard: CreateBoard = (element, _, actions) => {
  // Another board may have left its own there.
  element.style.removeProperty('--ratio');
  const links = createLinks(actions);
  const canvas = create('canvas', { part: 'canvas', role: 'img' });
  element.append(canvas, links.element);
  let snapshot: Snapshot;
  let selection: Selection | null = null;
  let spacing = 0;

  const draw = () => {
    const view = { ...snapshotView(snapshot), selection };
    const fit = { view, width: snapshot.width || element.clientWidth, spacing: snapshot.spacing };
    spacing = paint(canvas, snapshot, fit);
    if (snapshot.links.length === 0) return;
    const { position, study } = snapshot;
    const place = placesOn(position, study.size(view), () => [0, 0]);
    links.show(snapshot, partShown(snapshot, view), place, spacing);
  };
  const hitAt = ({ clientX, clientY }: MouseEvent): Hit | null => {
    const { left, top, width } = canvas.getBoundingClientRect();
    // The page may scale the canvas, by `zoom` or a transform.
    const unit = (spacing * width) / Number.parseFloat(canvas.style.getPropertyValue('--width'));
    if (!unit) return null;
    const view = snapshotView(snapshot);
    const part = partShown(snapshot, view);
    const hit = snapshot.study.hit(view, (clientX - left) / unit + part.left, (clientY - top) / unit + part.top);
    return hit && isShown(snapshot.crop, snapshot.position, hit.point) ? hit : null;
  };
  const pointAt = (hit: Hit | null) => actions.select(selectionAt(snapshot.facts, hit));
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') pointAt(event.type === 'pointermove' ? hitAt(event) : null);
  };
  const onClick = (event: MouseEvent) => {
    const hit = hitAt(event);
    if (!hit) return;
    pointAt(hit);
    actions.point(hit.point);
  };
  set(canvas, { pointermove: onMove, pointerleave: onMove, click: onClick });
  return {
    element,
    show(now) {
      snapshot = now;
      set(canvas, { 'aria-label': summaryOf(now) });
      draw();
    },
    highlight(now) {
      selection = now;
      draw();
    },
    remove() {
      release(canvas);
      canvas.remove();
      links.element.remove();
    },
  };
};
