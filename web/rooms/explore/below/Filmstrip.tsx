import { useEffect, useRef, useState } from 'preact/hooks';
import * as text from '#locale/below.ts';
import type { Palette, Study } from '../../../engine/engine.ts';
import type { HistoryAction } from '../../../model/history.ts';
import { roundCounts } from '../../../model/round-counts.ts';
import type { Run } from '../../../model/run.ts';
import type { State } from '../../../model/state.ts';
import { frameOf } from '../../../model/view.ts';
import { fittingSpacing, paint } from '../../../ui/board/paint.ts';
import { usePixelRatio } from '../../../ui/board/pixel-ratio.ts';

interface Props {
  readonly state: State;
  readonly run: Run;
  readonly palette: Palette;
  readonly dispatch: (action: HistoryAction) => void;
}

/** Small boards with the end of each round. A press goes to it. */
export function Filmstrip({ state, run, palette, dispatch }: Props) {
  const { facts, moment } = run;
  const current = facts.roundEnds.findIndex((end) => end >= moment);
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = strip.current;
    const frame = box?.children[current] as HTMLElement | undefined;
    if (box && frame) box.scrollLeft = frame.offsetLeft - (box.clientWidth - frame.offsetWidth) / 2;
  }, [current, facts]);
  // A longer board needs larger pictures.
  const { width, height } = run.study.size(frameOf(state, 0));
  return (
    <nav class="film" aria-label={text.film} style={{ '--long': Math.max(width, height) }}>
      <ol ref={strip}>
        {facts.roundEnds.map((end, round) => {
          const name = text.filmRound({ round });
          const fell = roundCounts(facts, round);
          return (
            <li key={round}>
              <button
                type="button"
                class="frame"
                aria-current={round === current ? 'step' : undefined}
                onClick={() => dispatch({ type: 'go', place: facts.places[end] as string })}
              >
                <Frame study={run.study} state={state} moment={end} palette={palette} />
                <span class="frame-round">
                  {name}
                  <span class="unseen">:</span>
                </span>
                {fell.map((line) => (
                  <span key={line} class="frame-fell">
                    {line}
                  </span>
                ))}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** A small board, painted only while it is in sight, and after the big one. */
function Frame({
  study,
  state,
  moment,
  palette,
}: {
  readonly study: Study;
  readonly state: State;
  readonly moment: number;
  readonly palette: Palette;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!canvas.current) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!seen) return;
    const timer = setTimeout(() => {
      if (!canvas.current) return;
      const view = frameOf(state, moment);
      const { clientWidth: width, clientHeight: height } = canvas.current.parentElement as HTMLElement;
      const spacing = fittingSpacing(study.size(view), { width, height }, ratio);
      paint(canvas.current, study, view, spacing, palette, ratio);
    }, 0);
    return () => clearTimeout(timer);
  }, [seen, study, state.stepping, moment, palette, ratio]);
  return (
    <span class="frame-board">
      <canvas ref={canvas} width={1} height={1} aria-hidden="true" />
    </span>
  );
}
