import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as en from '#locale/eye-referee.ts';
import { pointName } from '../../../../engine/coordinate.ts';
import type { EyeGroup, EyePlayer } from '../../../../engine/eyes.ts';
import { otherColor } from '../../../../engine/position.ts';
import type { EyeSolved } from '../../../../engine/referee.ts';
import type { Point } from '../../../../engine/types.ts';
import type { Phrase } from '../../../../locales/phrase.ts';
import { phrases } from '../../../../locales/sentences.ts';
import type { Speaker } from '../pointing.ts';
import type { Ruling } from './use-judge.ts';
import { basisSaid, doubtfulSaid } from './verdict.ts';

interface Props {
  readonly group: EyeGroup;
  readonly ruling: Ruling;
  readonly speaker: Speaker;
  readonly show: (phrase: Phrase) => ComponentChildren;
  readonly stop: () => void;
  readonly again: () => void;
  /** Shows the line of play if a side moves first. */
  readonly showLine: (first: EyePlayer) => void;
  /** Takes an assumption back. */
  readonly doubt: (point: Point) => void;
  /** The points of those that the reader has taken back. */
  readonly doubts: readonly Point[];
  /** True if the assumptions are listed, and marked on the board. */
  readonly isUnfolded: boolean;
  readonly unfold: (isOpen: boolean) => void;
}

/** The time after which a search is said to go on, in milliseconds: most take less. */
const SHORT = 400;

/** What the status of a group rests on, with the means to see and to change that. */
export function Verdict({
  group,
  ruling,
  speaker,
  show,
  stop,
  again,
  showLine,
  doubt,
  doubts,
  isUnfolded,
  unfold,
}: Props) {
  const { color, position } = speaker;
  const { solved, state, doubtful, positions, points } = ruling;
  const isLong = useIsLong(state === 'running');
  const goes = (): string | Phrase | false => {
    if (state === 'running') return isLong && en.running;
    if (state === 'stopped') return en.stopped({ positions });
    if (state === 'finished') return false;
    if (state === 'doubtful') return doubtful !== null && doubtfulSaid(doubtful, speaker);
    return state === 'points' ? en.tooLarge({ points }) : en.failed[state];
  };
  const rules = solved && solved.ignores !== 'any' && group.status !== 'unsettled' && group.status !== solved.status;
  const isSure = solved !== null && solved.ignores !== 'any';
  const kept = solved?.assumed.filter((point) => doubts.includes(point)) ?? [];
  const assumptions = solved ? [...solved.assumed, ...solved.exits].filter((point) => !kept.includes(point)) : [];
  return (
    <section class="eyes-referee" aria-label={en.label}>
      <p>
        {show(
          phrases(
            // Nothing was counted where the count has no result.
            (solved || group.status !== 'unsettled') && basisSaid(solved ?? null, speaker),
            kept.length > 0 && en.beyondReach({ at: kept.map(speaker.point) }),
            solved && ignoresSaid(solved.ignores),
            rules && en.rulesDiffer({ rules: group.status }),
            state === 'finished' && isSure && en.looked({ positions }),
          ),
        )}{' '}
        {/* The verdict itself is announced where it stands. */}
        <span role="status">{show(phrases(goes()))}</span>
      </p>
      {isLong && positions > 0 && <p class="hint">{en.soFar({ positions })}</p>}
      {assumptions.length > 0 && (
        <details class="eyes-links" open={isUnfolded} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
          <summary>{en.assumptions({ n: assumptions.length })}</summary>
          <p>{en.howToDoubt}</p>
          <p class="buttons">
            {assumptions.map((point) => {
              const at = pointName(position, point);
              return (
                <button key={point} type="button" class="choice" onClick={() => doubt(point)}>
                  {solved?.exits.includes(point) ? en.doubtExit({ at }) : en.doubtBlock({ at })}
                </button>
              );
            })}
          </p>
        </details>
      )}
      <div class="buttons">
        {isLong && (
          <button type="button" class="choice" onClick={stop}>
            {en.stop}
          </button>
        )}
        {(state === 'stopped' || state === 'notStarted') && (
          <button type="button" class="choice" onClick={again}>
            {en.again}
          </button>
        )}
        {solved &&
          solved.ownerLine.length + solved.opponentLine.length > 0 &&
          (['owner', 'opponent'] as const).map((first) => (
            <button key={first} type="button" class="choice" onClick={() => showLine(first)}>
              {en.showLine({ color: first === 'owner' ? color : otherColor(color) })}
            </button>
          ))}
      </div>
    </section>
  );
}

/** The number of moves that need no answer, where that is known. */
function ignoresSaid(ignores: EyeSolved['ignores']): string {
  if (ignores === null) return '';
  return ignores === 'any' ? en.ignoresForEver : en.ignores({ n: ignores });
}

/** True if a search has been going on for a while. */
function useIsLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isRunning) return;
    const timer = setTimeout(() => setLong(true), SHORT);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return isRunning && isLong;
}
