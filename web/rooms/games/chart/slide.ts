/** Choosing a move on the chart with a pointer. A finger may go up or down over it to scroll the page. */
import { useRef } from 'preact/hooks';

/** CSS pixels a finger moves before its direction is taken. */
const SLOP = 8;

interface Gesture {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Whether it chooses moves already; a finger first has to go sideways or to be lifted. */
  slides: boolean;
}

/**
 * Handlers that call `choose` with the part of the width, 0 to 1, at which the pointer chooses a move,
 * and `point` with that over which a mouse is, or null if it has left.
 */
export function useSlide(choose: (part: number) => void, point: (part: number | null) => void) {
  const gesture = useRef<Gesture | null>(null);
  const partAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    return Math.max(0, Math.min(1, (clientX - left) / width));
  };
  const chooseAt = (event: PointerEvent) => choose(partAt(event));
  return {
    /** Keeps the focus, which a press would take from the slider. */
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      const slides = event.pointerType === 'mouse';
      gesture.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, slides };
      if (!slides) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      chooseAt(event);
    },
    onPointerLeave: () => point(null),
    onPointerMove(event: PointerEvent) {
      if (event.pointerType === 'mouse') point(partAt(event));
      const now = gesture.current;
      if (now?.pointer !== event.pointerId) return;
      const [across, along] = [Math.abs(event.clientX - now.x), Math.abs(event.clientY - now.y)];
      if (!now.slides && Math.max(across, along) < SLOP) return;
      if (!now.slides && along >= across) {
        gesture.current = null;
        return;
      }
      now.slides = true;
      chooseAt(event);
    },
    onPointerUp(event: PointerEvent) {
      if (gesture.current?.pointer === event.pointerId) chooseAt(event);
      gesture.current = null;
    },
    onPointerCancel() {
      gesture.current = null;
    },
  };
}
