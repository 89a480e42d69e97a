import { useMemo } from 'preact/hooks';
import { notAnalysedHere } from '#locale/below.ts';
import * as en from '#locale/countings.ts';
import { withHandles } from '../../engine/handles.ts';
import { sameData } from '../../engine/same.ts';
import type { Count, Counting, Score, Supporter } from '../../engine/support.ts';
import type { Position, SuicideRule } from '../../engine/types.ts';
import { sentences } from '../../locales/sentences.ts';
import type { PrisonerCount } from '../../model/prisoners.ts';
import { noLibertyOf } from '../../model/run.ts';

export interface CountingsProps {
  readonly position: Position;
  readonly suicide: SuicideRule;
  /** The prisoners taken before. */
  readonly before: PrisonerCount;
}

const COUNTINGS: readonly Counting[] = ['rule3', 'kim'];

const total = ({ points, prisoners }: Count) => points.length + prisoners;
const totals = ({ black, white }: Score) => ({ black: total(black), white: total(white) });

/** The score of a position by both countings, and the reason why they differ. */
export function Countings({
  supporter,
  position,
  suicide,
  before,
}: CountingsProps & { readonly supporter: Supporter }) {
  const scores = useMemo(
    () => scoresOf((counting) => supporter.score(position, suicide, before, counting)),
    [position, suicide, before],
  );
  if (!scores) return <p>{notAnalysedHere}</p>;
  const { rule3, kim } = scores;
  const stones = rule3.removed.length - kim.removed.length;
  const same = sameData(totals(rule3), totals(kim));
  return (
    <div role="status">
      {COUNTINGS.map((counting) => (
        <p key={counting}>
          <strong>{en.score({ name: en.counting[counting], ...totals(scores[counting]) })}</strong> {en.means[counting]}
        </p>
      ))}
      <p>
        {sentences(
          rule3.removed.length === 0 ? en.allAlive : en.why({ stones, same }),
          !before.fromBeginning && en.unknown,
        )}
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
