import { useEffect, useRef } from 'preact/hooks';

/** The CSS pixels by which a finger goes sideways for one move. */
const FAR = 36;

/**
 * Lets a finger that goes sideways over the board move through the game: to the left one move on, to
 * the right one back. Up and down it scrolls the page, and two fingers enlarge it. `board` is the board's
 * element; without one it is found on the page.
 */
export function useSwipe(step: (moves: number) => void, board?: HTMLElement): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const place = board ?? document;
    let from: PointerEvent | null = null;
    const onDown = (event: PointerEvent) => {
      const isOnBoard = board || (event.target instanceof Element && event.target.closest('.board'));
      // A second finger is not primary.
      from = event.pointerType === 'touch' && event.isPrimary && isOnBoard ? event : null;
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== from?.pointerId) return;
      const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (Math.hypot(across, down) < FAR) return;
      from = null;
      if (Math.abs(across) < 2 * Math.abs(down)) return;
      // The board lets go of the finger, as where the page scrolls.
      event.target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId, bubbles: true }));
      latest.current(across < 0 ? 1 : -1);
    };
    const onEnd = () => {
      from = null;
    };
    const listeners = { pointerdown: onDown, pointermove: onMove, pointerup: onEnd, pointercancel: onEnd };
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][];
    for (const [type, listener] of all) place.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of all) place.removeEventListener(type, listener as EventListener);
    };
  }, [board]);
}
