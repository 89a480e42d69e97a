import { useEffect, useRef, useState } from 'preact/hooks';
import { isNear } from '../../engine/coordinate.ts';
import type { Color, Hit, Point, Selection } from '../../engine/types.ts';
import type { HistoryAction } from '../../model/history.ts';
import type { Run } from '../../model/run.ts';
import type { State } from '../../model/state.ts';
import { brushAt, pointsBetween } from '../../model/stroke.ts';
import { newStroke } from './click.ts';

/** A finger needs this many CSS pixels between lines to hit a point at the first tap. */
export const SURE_TOUCH = 28;

interface Press {
  readonly id: number;
  readonly touch: boolean;
  readonly stroke: number;
  /** Where it began. */
  readonly from: Point;
  /** What it paints; undefined for a tool that does not paint. */
  readonly brush: Color | null | undefined;
  /** The last point it was on. */
  last: Point;
  dragging: boolean;
}

interface Props {
  readonly state: State;
  readonly run: Run | null;
  /** In CSS pixels. */
  readonly spacing: number;
  readonly hitAt: (x: number, y: number) => Hit | null;
  readonly click: (point: Point) => void;
  readonly dispatch: (action: HistoryAction) => void;
  readonly moveCursor: (point: Point) => void;
}

/**
 * Mouse, pen and finger on the board. A click or tap acts when it ends; a drag of mouse or
 * pen paints. A finger on narrow lines first aims, under a loupe, and acts with a second
 * tap; a finger that swipes scrolls the page as everywhere.
 */
export function usePointer({ state, run, spacing, hitAt, click, dispatch, moveCursor }: Props) {
  const press = useRef<Press | null>(null);
  const [over, setOver] = useState<Point | null>(null);
  const [aim, setAim] = useState<Point | null>(null);
  const [loupe, setLoupe] = useState<{ point: Point } | null>(null);
  useEffect(() => setAim(null), [state.position, state.tool]);

  const select = (hit: Hit | null) => dispatch({ type: 'select', selection: selectionOf(hit, run) });

  const paintTo = (point: Point, held: Press) => {
    const points = [...(held.dragging ? [] : [held.from]), ...pointsBetween(state.position, held.last, point)];
    held.dragging = true;
    held.last = point;
    dispatch({ type: 'paint', points, color: held.brush ?? null, stroke: held.stroke });
  };

  const release = () => {
    press.current = null;
    setLoupe(null);
  };

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      // A press on the board leaves text fields, so that the page's keys act again.
      const active = document.activeElement;
      if (active instanceof HTMLElement && active !== event.currentTarget) active.blur();
      const hit = hitAt(event.clientX, event.clientY);
      if (!hit) return;
      const touch = event.pointerType === 'touch';
      press.current = {
        id: event.pointerId,
        touch,
        stroke: newStroke(),
        from: hit.point,
        last: hit.point,
        brush: brushAt(state, hit.point),
        dragging: false,
      };
      if (touch) {
        if (spacing < SURE_TOUCH) setLoupe({ point: hit.point });
      } else (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    },
    onMouseDown(event: MouseEvent) {
      // The focus comes by the keyboard only: after a click the arrows still step.
      event.preventDefault();
    },
    onPointerMove(event: PointerEvent) {
      const hit = hitAt(event.clientX, event.clientY);
      const held = press.current;
      if (event.pointerType !== 'touch') {
        setOver(hit?.point ?? null);
        if (!held) select(hit);
      }
      if (!held || held.id !== event.pointerId || !hit) return;
      if (held.touch) {
        held.last = hit.point;
        if (loupe) setLoupe({ point: hit.point });
      } else if (held.brush !== undefined && hit.point !== held.last) paintTo(hit.point, held);
    },
    onPointerUp(event: PointerEvent) {
      const held = press.current;
      if (!held || held.id !== event.pointerId) return;
      release();
      const hit = hitAt(event.clientX, event.clientY);
      if (!hit || held.dragging) return;
      moveCursor(hit.point);
      if (!held.touch) {
        if (hit.point === held.from) click(hit.point);
        return;
      }
      if (spacing >= SURE_TOUCH) {
        if (hit.point === held.from) click(hit.point);
      } else if (aim !== null && isNear(state.position, aim, hit.point)) {
        setAim(null);
        click(aim);
      } else {
        setAim(hit.point);
        select(hit);
      }
    },
    onPointerCancel: release,
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      setOver(null);
      if (!press.current) select(null);
    },
  };
  return { handlers, over, aim, loupe };
}

/** What lights up under the pointer. A region outside the list is often half the board, and does not. */
export function selectionOf(hit: Hit | null, run: Run | null): Selection | null {
  if (!hit || !run) return null;
  const { block, region } = hit;
  const { color } = run.facts;
  if (block !== null) return { kind: 'block', color, index: block };
  if (region !== null && run.at.regions[region] !== 'notListed') return { kind: 'region', color, index: region };
  return null;
}
