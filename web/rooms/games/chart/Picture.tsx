import type { ComponentChildren, RefObject } from 'preact';
import * as words from '#locale/chart.ts';
import type { ChronicleEntry } from '../../../engine/chronicle.ts';
import { areas, LISTED, movesWithChanges } from './shape.ts';
import { useSlide } from './slide.ts';

interface Props {
  /** Null until they are known. */
  readonly entries: readonly ChronicleEntry[] | null;
  /** The number of points of the board. */
  readonly points: number;
  /** The number of moves of the line of play, which may have more than are followed. */
  readonly moves: number;
  readonly move: number;
  /** The move in words. */
  readonly text: string;
  readonly go: (move: number) => void;
  readonly slider: RefObject<HTMLInputElement | null>;
  /** Shown over the chart. */
  readonly children: ComponentChildren;
}

/** The points settled at each move, as a slider that goes to the moves. */
export function Picture({ entries, points, moves, move, text, go, slider, children }: Props) {
  const [black, white] = entries ? areas(entries, points) : ['', ''];
  const slide = useSlide((part) => {
    slider.current?.focus({ preventScroll: true });
    go(Math.round(part * moves));
  });
  return (
    <div class="chart-picture" {...slide}>
      <svg viewBox={`0 0 ${moves} ${points}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="chart-white" d={white} />
        <path class="chart-black" d={black} />
        {entries &&
          movesWithChanges(entries)
            .slice(0, LISTED)
            .map((each) => <line key={each} class="chart-turn" x1={each} x2={each} y1="0" y2={points} />)}
        <line class="chart-now" x1={move} x2={move} y1="0" y2={points} />
      </svg>
      <input
        ref={slider}
        type="range"
        data-steps
        min={0}
        max={moves}
        value={move}
        aria-label={words.slider}
        aria-valuetext={text}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      {children}
    </div>
  );
}
