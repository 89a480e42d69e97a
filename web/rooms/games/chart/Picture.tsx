import { useMemo, useState } from 'preact/hooks';
import * as words from '#locale/chart.ts';
import type { ChronicleEntry } from '../../../engine/chronicle.ts';
import type { Position } from '../../../engine/types.ts';
import { MOVES_FOCUS } from '../../../model/opening.ts';
import type { SliderProps } from '../MoveBar.tsx';
import { areas, isEmpty, LISTED, movesWithChanges, scaleOf } from './shape.ts';
import { useSlide } from './slide.ts';
import { moveSentences } from './words.ts';

interface Props extends SliderProps {
  /** Null until they are known; the line of play may have more moves than are followed. */
  readonly entries: readonly ChronicleEntry[] | null;
  readonly position: Position;
}

/** The points settled at each move, as a slider that goes to the moves. The pointer reads their values. */
export function Picture({ entries, position, moves, move, text, go, slider, children }: Props) {
  const { columns, rows } = position;
  const scale = useMemo(() => (entries ? scaleOf(entries, columns * rows) : 0), [entries]);
  const [black, white] = useMemo(() => (entries ? areas(entries, scale) : ['', '']), [entries]);
  const turns = useMemo(() => (entries ? movesWithChanges(entries).slice(0, LISTED) : []), [entries]);
  const isNothing = useMemo(() => entries !== null && isEmpty(entries), [entries]);
  const [pointed, setPointed] = useState<number | null>(null);
  const moveAt = (part: number) => Math.round(part * moves);
  const slide = useSlide(
    (part) => {
      slider.current?.focus({ preventScroll: true });
      go(moveAt(part));
    },
    (part) => setPointed(part === null ? null : moveAt(part)),
  );
  const entry = pointed === null ? undefined : entries?.[pointed];
  return (
    <div class="chart-picture" {...slide}>
      <svg viewBox={`0 0 ${moves} ${2 * scale}`} preserveAspectRatio="none" aria-hidden="true">
        {!isNothing && (
          <>
            <path class="chart-white" d={white} />
            <path class="chart-black" d={black} />
            <line x1="0" x2={moves} y1={scale} y2={scale} />
          </>
        )}
        {turns.map((each) => (
          <line key={each} class="chart-turn" x1={each} x2={each} y1="0" y2={2 * scale} />
        ))}
        {pointed !== null && <line x1={pointed} x2={pointed} y1="0" y2={2 * scale} />}
        <line class="chart-now" x1={move} x2={move} y1="0" y2={2 * scale} />
      </svg>
      {isNothing && <p class="chart-nothing">{words.nothing}</p>}
      {entries && !isNothing && (
        <>
          <span class="chart-scale" aria-hidden="true">
            {words.scale({ points: scale })}
          </span>
          <span class="chart-scale" aria-hidden="true">
            {words.scale({ points: scale })}
          </span>
        </>
      )}
      {entry && pointed !== null && (
        <p class="lies chart-pointed" aria-hidden="true">
          {moveSentences(pointed, entry, position)}
        </p>
      )}
      <input
        ref={slider}
        type="range"
        data-steps
        data-focus={MOVES_FOCUS}
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
