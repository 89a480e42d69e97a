import { editHelp } from '#locale/widget.ts';
import { release } from '../../engine/canvas-limit.ts';
import { pointName, walked } from '../../engine/coordinate.ts';
import type { Hit, Point, Selection } from '../../engine/types.ts';
import { firstShown, isShown } from '../../model/crop.ts';
import { POINT_KEYS, WAY_KEYS } from '../../model/keys.ts';
import { SURE_TOUCH } from '../../model/stroke.ts';
import { placesOn } from '../../ui/board/place.ts';
import { type Snapshot, snapshotView } from '../state/snapshot.ts';
import type { Brush } from './brush.ts';
import type { Actions, Component } from './component.ts';
import { create, set } from './dom.ts';
import { createLinks } from './links.ts';
import { paint, partShown } from './picture.ts';
import { put, selectionAt, stoneFor } from './placing.ts';
import { contentsOf, summaryOf } from './words.ts';

/** The board on a canvas inside `element`, with its pointer and keys. With a brush it can be edited. */
export function createBoard(element: HTMLElement, brush: Brush | null, actions: Actions): Component {
  const links = createLinks(actions);
  const canvas = create('canvas', {
    part: 'canvas',
    role: brush ? 'application' : 'img',
    tabindex: brush && 0,
  });
  const spoken = create('span', { class: 'unseen', 'aria-live': 'polite' });
  element.append(canvas, ...(brush ? [] : [links.element]), spoken);
  let snapshot: Snapshot;
  let selection: Selection | null = null;
  let spacing = 0;
  /** The points under the mouse, under the keyboard's cursor, and of a tap to be confirmed. */
  let over: Point | null = null;
  let cursor: Point | null = null;
  let aim: Point | null = null;
  /** Pointer type of the last press, for browsers whose clicks are not pointer events. */
  let pressedBy = '';

  const draw = () => {
    const point = aim ?? over;
    const color = point === null ? null : stoneFor(brush, snapshot, point);
    const ghost = point !== null && color ? { point, color } : null;
    const view = { ...snapshotView(snapshot), selection, cursor: cursor ?? aim, ghost };
    const fit = { view, width: snapshot.width || element.clientWidth, spacing: snapshot.spacing };
    spacing = paint(canvas, snapshot, fit);
    if (snapshot.links.length === 0 || brush) return;
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
  const press = (point: Point) => {
    actions.point(point);
    put(actions, snapshot, point, stoneFor(brush, snapshot, point));
  };
  const pointAt = (hit: Hit | null) => actions.select(selectionAt(snapshot.facts, hit));
  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const hit = event.type === 'pointermove' ? hitAt(event) : null;
    const point = hit ? hit.point : null;
    if (over === point && aim === null) return;
    over = point;
    aim = null;
    pointAt(hit);
    // Within one region the highlight stays, but the ghost stone moves.
    if (brush) draw();
  };
  const onPress = (event: PointerEvent) => {
    pressedBy = event.pointerType;
  };
  const onClick = (event: MouseEvent & Partial<PointerEvent>) => {
    const hit = hitAt(event);
    if (!hit) return;
    if (!brush) {
      pointAt(hit);
      return actions.point(hit.point);
    }
    const isSure = (event.pointerType || pressedBy) !== 'touch' || spacing >= SURE_TOUCH || aim === hit.point;
    aim = isSure ? null : hit.point;
    if (isSure) press(hit.point);
    else draw();
  };
  const onKey = (event: KeyboardEvent) => {
    if (cursor === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = WAY_KEYS[event.key];
    const to = way ? walked(snapshot.position, cursor, way) : null;
    const command = POINT_KEYS[event.key];
    if (to !== null) cursor = isShown(snapshot.crop, snapshot.position, to) ? to : cursor;
    else if (command === 'use') press(cursor);
    else if (command) put(actions, snapshot, cursor, null);
    else return;
    event.preventDefault();
    event.stopPropagation();
    say();
    draw();
  };
  const say = () => {
    if (cursor === null) return;
    spoken.textContent = `${pointName(snapshot.position, cursor)}: ${contentsOf(snapshot, cursor)}`;
  };
  const onFocus = (event: Event) => {
    cursor = event.type === 'focus' ? firstShown(snapshot.crop, snapshot.position) : null;
    say();
    draw();
  };
  const listeners = {
    pointermove: onMove,
    pointerleave: onMove,
    pointerdown: onPress,
    click: onClick,
    ...(brush && { keydown: onKey, focus: onFocus, blur: onFocus }),
  };
  set(canvas, listeners);
  return {
    element,
    show(now) {
      const { columns, rows } = now.position;
      const isEdited = snapshot && snapshot.position !== now.position;
      if (isEdited) aim = null;
      // The points belong to a board of another size.
      if (isEdited && (snapshot.position.columns !== columns || snapshot.position.rows !== rows)) {
        over = null;
        if (cursor !== null) cursor = firstShown(now.crop, now.position);
      }
      snapshot = now;
      set(canvas, { 'aria-label': `${summaryOf(now)}${brush ? ` ${editHelp}` : ''}` });
      draw();
      if (isEdited) say();
    },
    highlight(now) {
      selection = now;
      draw();
    },
    remove() {
      release(canvas);
      canvas.remove();
      links.element.remove();
      spoken.remove();
    },
  };
}
