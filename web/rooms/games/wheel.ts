import { useEffect, useRef } from 'preact/hooks';

/** The CSS pixels of movement for one move, of what moves evenly, such as two fingers. */
const NOTCH = 60;
/** The CSS pixels of a line: a wheel that counts in lines sends about three a notch. */
const LINE = 20;
/** Where the wheel scrolls, once the reader is there. */
const SCROLLS = '.text *, dialog';

interface Place {
  readonly move: number;
  readonly moves: number;
}

/**
 * Lets the wheel over the board move through the game. Before the first move and after the last one the
 * page scrolls, and wherever the focus is in the text or in a dialog.
 */
export function useWheel(place: Place, step: (moves: number) => void): void {
  const latest = useRef({ place, step });
  latest.current = { place, step };
  useEffect(() => {
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      const { place, step } = latest.current;
      const isOnBoard = event.target instanceof Element && event.target.closest('.board');
      const isElsewhere = document.activeElement?.closest(SCROLLS);
      const ahead = event.deltaY > 0 ? place.moves - place.move : place.move;
      if (event.ctrlKey || !isOnBoard || isElsewhere || ahead === 0) {
        turned = 0;
        return;
      }
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
      // A notch of a wheel is one move, however far it scrolls.
      const by = Math.max(-NOTCH, Math.min(pixels, NOTCH));
      if (turned * by < 0) turned = 0;
      turned += by;
      const moves = Math.trunc(turned / NOTCH);
      turned -= moves * NOTCH;
      if (moves) step(moves);
    };
    document.addEventListener('wheel', onWheel, { passive: false });
    return () => document.removeEventListener('wheel', onWheel);
  }, []);
}
