import { useMemo } from 'preact/hooks';
import { notAnalysedHere } from '#locale/page.ts';
import * as en from '#locale/solid-play.ts';
import { withHandles } from '../../../engine/handles.ts';
import { loadLensClasses } from '../../../engine/lens-classes.ts';
import type { Count, Counting, Score, Supporter } from '../../../engine/support.ts';
import { newTurn } from '../../../model/play.ts';
import { noLibertyOf } from '../../../model/run.ts';
import type { State } from '../../../model/state.ts';
import type { Action } from '../../../model/update.ts';
import { startOf } from '../../../model/where.ts';
import { Failed } from '../../../ui/Failed.tsx';
import { useLoaded } from '../../../ui/loading.ts';

interface Props {
  readonly state: State;
  readonly dispatch: (action: Action) => void;
}

/** The score after two passes by both countings, and the ways on. */
export function GameOver({ state, dispatch }: Props) {
  const { value: supporter, failed, again } = useLoaded(async () => (await loadLensClasses()).supporter);
  return (
    <div class="playing-over">
      {failed && <Failed again={again} />}
      {supporter && <Scores state={state} supporter={supporter} />}
      <p class="buttons">
        <button
          type="button"
          class="choice"
          onClick={() => dispatch({ type: 'turn', to: { play: newTurn(state.play) } })}
        >
          {en.goOn}
        </button>
        <button type="button" class="choice" onClick={() => dispatch({ type: 'visit', where: startOf('score') })}>
          {en.openScore}
        </button>
      </p>
    </div>
  );
}

const COUNTINGS = ['rule3', 'kim'] as const;
const total = ({ points, prisoners }: Count) => points.length + prisoners;
const totals = ({ black, white }: Score) => [total(black), total(white)] as const;

function Scores({ state, supporter }: { readonly state: State; readonly supporter: Supporter }) {
  const { position, rules, prisoners } = state;
  const scores = useMemo(
    () => scoresOf((counting) => supporter.score(position, rules.suicide, prisoners, counting)),
    [position, rules, prisoners],
  );
  if (!scores) return <p>{notAnalysedHere}</p>;
  const { rule3, kim } = scores;
  const left = rule3.removed.length - kim.removed.length;
  const same = String(totals(rule3)) === String(totals(kim));
  return (
    <div role="status">
      {COUNTINGS.map((counting) => (
        <p key={counting}>
          <strong>{en.score(en.counting[counting].name, ...totals(scores[counting]))}</strong>{' '}
          {en.counting[counting].means}
        </p>
      ))}
      <p>
        {rule3.removed.length === 0 ? en.allAlive : en.why(left, same)} {!prisoners.fromBeginning && en.unknown}
      </p>
    </div>
  );
}

/** The scores by both countings; null if a block has no liberty. */
function scoresOf(score: (counting: Counting) => Score): Readonly<Record<Counting, Score>> | null {
  try {
    return withHandles(() => ({ rule3: score('rule3'), kim: score('kim') }));
  } catch (error) {
    noLibertyOf(error);
    return null;
  }
}
