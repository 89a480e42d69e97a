import { useEffect, useRef } from 'preact/hooks';

/** The CSS pixels of wheel movement for one move. */
const NOTCH = 60;
/** The CSS pixels of a line: a wheel that counts in lines sends about three a notch. */
const LINE = 20;

/** Lets the wheel move through the game while the pointer is over the board and the board has the focus. */
export function useWheel(step: (moves: number) => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      const board = event.target instanceof Element ? event.target.closest('.board') : null;
      if (event.ctrlKey || !board?.contains(document.activeElement)) {
        turned = 0;
        return;
      }
      event.preventDefault();
      const by = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
      if (turned * by < 0) turned = 0;
      turned += by;
      const moves = Math.trunc(turned / NOTCH);
      turned -= moves * NOTCH;
      if (moves) latest.current(moves);
    };
    document.addEventListener('wheel', onWheel, { passive: false });
    return () => document.removeEventListener('wheel', onWheel);
  }, []);
}
