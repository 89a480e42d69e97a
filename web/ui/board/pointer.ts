import { useEffect, useRef, useState } from 'preact/hooks';
import type { Color, Hit, Point } from '../../engine/types.ts';
import { pointsBetween, SURE_TOUCH } from '../../model/stroke.ts';
import type { BoardScene } from './scene.ts';

let strokes = Date.now();

/** A number that no earlier stroke has, not even before a reload. */
const newStroke = (): number => ++strokes;

interface Press {
  readonly id: number;
  readonly touch: boolean;
  readonly stroke: number;
  readonly from: Point;
  /** The stone that it sets, null if it removes stones; undefined if it does not paint. */
  readonly brush: Color | null | undefined;
  /** The last point it was on. */
  last: Point;
  dragging: boolean;
}

interface Props extends Pick<BoardScene, 'position' | 'painting' | 'press' | 'moveCursor' | 'confirm'> {
  /** In CSS pixels. */
  readonly spacing: number;
  readonly hitAt: (x: number, y: number) => Hit | null;
  readonly look: (hit: Hit | null) => void;
}

/**
 * Mouse, pen and finger on the board. A click or tap acts when it ends; a drag of mouse or
 * pen paints. A finger on narrow lines first aims, under a loupe, and acts with a second
 * tap on the same point; a finger that swipes scrolls the page as everywhere.
 */
export function usePointer({ position, painting, press, moveCursor, confirm, spacing, hitAt, look }: Props) {
  const held = useRef<Press | null>(null);
  const [over, setOver] = useState<Point | null>(null);
  const [aim, setAim] = useState<Point | null>(null);
  const [loupe, setLoupe] = useState<{ point: Point } | null>(null);
  const isNarrow = confirm !== null && spacing < SURE_TOUCH;
  useEffect(() => setAim(null), [position.stones, isNarrow]);

  const paintTo = (point: Point, stroke: Press) => {
    const points = [...(stroke.dragging ? [] : [stroke.from]), ...pointsBetween(position, stroke.last, point)];
    stroke.dragging = true;
    stroke.last = point;
    painting?.paint(points, stroke.brush ?? null, stroke.stroke);
  };

  const release = () => {
    held.current = null;
    setLoupe(null);
  };

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      const hit = hitAt(event.clientX, event.clientY);
      if (!hit) return;
      const touch = event.pointerType === 'touch';
      held.current = {
        id: event.pointerId,
        touch,
        stroke: newStroke(),
        from: hit.point,
        last: hit.point,
        brush: painting?.brushAt(hit.point),
        dragging: false,
      };
      if (touch) {
        if (isNarrow) setLoupe({ point: hit.point });
      } else (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const hit = hitAt(event.clientX, event.clientY);
      const stroke = held.current;
      if (event.pointerType !== 'touch') {
        setOver(hit?.point ?? null);
        if (!stroke) look(hit);
      }
      if (!stroke || stroke.id !== event.pointerId || !hit) return;
      if (stroke.touch) {
        stroke.last = hit.point;
        if (loupe) setLoupe({ point: hit.point });
      } else if (stroke.brush !== undefined && hit.point !== stroke.last) paintTo(hit.point, stroke);
    },
    onPointerUp(event: PointerEvent) {
      const stroke = held.current;
      if (!stroke || stroke.id !== event.pointerId) return;
      release();
      const hit = hitAt(event.clientX, event.clientY);
      if (!hit || stroke.dragging) return;
      moveCursor(hit.point);
      if (!stroke.touch || !isNarrow) {
        if (hit.point === stroke.from) press(hit.point);
      } else if (aim === hit.point) {
        setAim(null);
        press(hit.point);
      } else {
        setAim(hit.point);
        look(hit);
      }
    },
    onPointerCancel: release,
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      setOver(null);
      if (!held.current) look(null);
    },
  };
  return { handlers, over, aim, loupe };
}
