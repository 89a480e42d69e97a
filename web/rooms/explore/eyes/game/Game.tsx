import { useEffect, useState } from 'preact/hooks';
import * as en from '#locale/eye-game.ts';
import { pointName } from '../../../../engine/coordinate.ts';
import { sentences } from '../../../../locales/sentences.ts';
import { FOLLOWED } from '../../../../reading/shown.ts';
import type { PageProps } from '../../../../ui/page-props.ts';
import { useGame } from '../../../../ui/reading.ts';
import { type Answer, followGame } from './ask.ts';
import type { Change } from './follow.ts';
import { rangesOf } from './ranges.ts';

/** The moves of the opened game at which groups were lost or saved, or came into danger. */
export function Game({ state, dispatch }: Pick<PageProps, 'state' | 'dispatch'>) {
  const { game, position } = state;
  const { go, place } = useGame(state, dispatch);
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null);
  useEffect(() => {
    setAnswer(null);
    if (!game) return;
    const { text, item, line } = game;
    const leaving = new AbortController();
    const options = { signal: leaving.signal, progress: setAnswer };
    followGame({ text, item, line, most: FOLLOWED }, options).then(setAnswer, () => {
      if (!leaving.signal.aborted) setAnswer('failed');
    });
    return () => leaving.abort();
  }, [game?.text, game?.item, game?.line]);
  if (!game) return <p>{en.noGame}</p>;
  if (answer === 'failed') return <p>{en.failed}</p>;
  if (!answer) return <p role="status">{en.begins}</p>;
  const { changes, unsolved, ended, move, moves } = answer;
  // With the move, which would leave the place in the lens otherwise: the group and its color.
  const visit = ({ move, color, group }: Change) =>
    go(
      { move },
      {
        show: state.show === 'both' ? 'both' : color,
        stepping: color,
        where: { room: 'explore', lens: 'eyes', eyes: { group, part: 'game', step: 0 } },
      },
    );
  const said = ({ color, at: stone, stones, from, to, since, tenuki }: Change) => {
    const group = { color, at: pointName(position, stone), stones };
    if (from === null) return en.foundDead(group);
    return sentences(
      en.change({ ...group, from, to, gap: since !== null, since: since ?? 0 }),
      tenuki !== null && en.tenuki({ color, move: tenuki }),
    );
  };
  return (
    <div class="eye-game">
      <p role="status">
        {ended ? en.found({ changes: changes.length, moves, unsolved: unsolved.length }) : en.soFar({ move, moves })}
      </p>
      <ol class="eye-changes" aria-label={en.list}>
        {changes.map((change) => (
          <li key={`${change.move} ${change.color} ${change.group}`}>
            <button
              type="button"
              class="choice"
              aria-current={change.move === place?.move ? 'step' : undefined}
              onClick={() => visit(change)}
            >
              <b>{en.move({ n: change.move })}</b> {said(change)}
            </button>
          </li>
        ))}
      </ol>
      {ended && unsolved.length > 0 && (
        <details class="eyes-links">
          <summary>{en.unsolved({ n: unsolved.length })}</summary>
          <p>{en.unsolvedMoves({ moves: rangesOf(unsolved) })}</p>
        </details>
      )}
    </div>
  );
}
