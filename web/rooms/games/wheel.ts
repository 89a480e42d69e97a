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

/** A board, and whether the wheel over it is for the game. */
interface Over {
  readonly board: HTMLElement | Document;
  readonly takes: (event: WheelEvent) => boolean;
}

const ON_PAGE: Over = {
  board: globalThis.document,
  takes: ({ target }) =>
    target instanceof Element && target.closest('.board') !== null && !document.activeElement?.closest(SCROLLS),
};

/**
 * Lets the wheel over the board move through the game. Before the first move and after the last one the
 * page scrolls, and wherever the focus is in the text or in a dialog.
 */
export function useWheel(place: Place, step: (moves: number) => void, { board, takes }: Over = ON_PAGE): void {
  const latest = useRef({ place, step });
  latest.current = { place, step };
  useEffect(() => {
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      const { place, step } = latest.current;
      const ahead = event.deltaY > 0 ? place.moves - place.move : place.move;
      if (event.ctrlKey || !takes(event) || ahead === 0) {
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
    const listener = onWheel as EventListener;
    board.addEventListener('wheel', listener, { passive: false });
    return () => board.removeEventListener('wheel', listener);
  }, [board]);
}
