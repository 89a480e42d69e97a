import { release } from '../../engine/canvas-limit.ts';
import type { Hit, Selection, View } from '../../engine/types.ts';
import { inSameWords } from '../../locales/spoken.ts';
import { isShown } from '../../model/crop.ts';
import { placesOn } from '../../ui/board/place.ts';
import { type Snapshot, snapshotView } from '../state/snapshot.ts';
import type { Component, CreateBoard } from './component.ts';
import { create, set } from './dom.ts';
import { createLinks } from './links.ts';
import { paint, partShown } from './picture.ts';
import { selectionAt } from './selection.ts';
import { summaryOf } from './words.ts';

/**
 * Makes the board on a canvas inside an element, with its pointer. It cannot be edited. When the focus comes to it,
 * it gives way to the page's board, whose points can be gone over: most readers need none of its hundreds of parts.
 */
export const createBoardWith =
  (loadPoints: () => Promise<CreateBoard | null>): CreateBoard =>
  (element, _, actions) => {
    // Another board may have left its own there.
    element.style.removeProperty('--ratio');
    const links = createLinks(actions);
    const canvas = create('canvas', { part: 'canvas', role: 'img', tabindex: 0 });
    element.append(canvas, links.element);
    let points: Component | null = null;
    let snapshot: Snapshot;
    let selection: Selection | null = null;
    let spacing = 0;

    const placeLinks = (view: View) => {
      const { position, study } = snapshot;
      const place = placesOn(position, study.size(view), () => [0, 0]);
      links.show(snapshot, partShown(snapshot, view), place, spacing);
    };
    const draw = () => {
      const view = { ...snapshotView(snapshot), selection };
      const fit = { view, width: snapshot.width || element.clientWidth, spacing: snapshot.spacing };
      if (!points) spacing = paint(canvas, snapshot, fit);
      if (snapshot.links.length === 0) return;
      placeLinks(view);
      // The other board has measured its room by then.
      if (points)
        requestAnimationFrame(() => {
          const drawn = links.element.previousElementSibling?.shadowRoot?.querySelector('canvas');
          if (drawn) spacing = drawn.clientWidth / partShown(snapshot, view).width;
          placeLinks(view);
        });
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
    const goOver = (create: CreateBoard | null) => {
      if (!create || points || !canvas.isConnected) return;
      const { activeElement } = canvas.getRootNode() as ShadowRoot;
      points = create(element, null, actions);
      set(element, { 'data-points': true });
      // Links stay above.
      element.append(links.element);
      points.show(snapshot);
      points.highlight?.(selection);
      if (activeElement === canvas) points.focus?.();
      release(canvas);
      canvas.remove();
    };
    set(canvas, {
      pointermove: onMove,
      pointerleave: onMove,
      click: onClick,
      focus: () => inSameWords(loadPoints(), goOver),
    });
    return {
      element,
      show(now) {
        snapshot = now;
        points?.show(now);
        set(canvas, { 'aria-label': summaryOf(now) });
        draw();
      },
      highlight(now) {
        selection = now;
        points?.highlight?.(now);
        draw();
      },
      remove() {
        points?.remove?.();
        set(element, { 'data-points': null });
        release(canvas);
        canvas.remove();
        links.element.remove();
      },
    };
  };
