import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as en from '#locale/eye-referee.ts';
import type { EyeGroup, EyePlayer, EyeStatus, EyeValue } from '../../../../engine/eyes.ts';
import { otherColor } from '../../../../engine/position.ts';
import type { Color } from '../../../../engine/types.ts';
import type { Phrase } from '../../../../locales/phrase.ts';
import { phrases } from '../../../../locales/sentences.ts';
import type { Speaker } from '../pointing.ts';
import { eyesSaid } from '../words.ts';
import type { Judged, Ruling } from './use-judge.ts';

type Exact = Judged['exact'];

interface Props {
  readonly group: EyeGroup;
  readonly ruling: Ruling;
  readonly speaker: Speaker;
  readonly show: (phrase: Phrase) => ComponentChildren;
  readonly stop: () => void;
  readonly again: () => void;
  /** Shows the line of play if a side moves first. */
  readonly showLine: (first: EyePlayer) => void;
}

/** The time after which a search is said to go on, in milliseconds: most take less. */
const SHORT = 400;

/** The verdict of exact search beside that of the rules. */
export function Verdict({ group, ruling, speaker, show, stop, again, showLine }: Props) {
  const { color } = speaker;
  const isLong = useIsLong(ruling);
  const said = (): Phrase => {
    if (ruling.state === 'running') return [isLong ? en.running : ''];
    if (ruling.state === 'stopped') return [en.stopped];
    if (ruling.state === 'failed') return [en.failed[ruling.why]];
    return verdictSaid(group.status, ruling.judged.exact, speaker);
  };
  const judged = ruling.state === 'finished' ? ruling.judged : null;
  const values = judged && valuesSaid(speaker.color, group.value, judged.value);
  const ignores = judged && ignoresSaid(judged.exact.ignores);
  return (
    <section class="eyes-referee" aria-label={en.label}>
      <p role="status">{show(phrases(said(), values, ignores))}</p>
      <div class="buttons">
        {ruling.state === 'running' && isLong && (
          <button type="button" class="choice" onClick={stop}>
            {en.stop}
          </button>
        )}
        {(ruling.state === 'stopped' || (ruling.state === 'failed' && ruling.why === 'notStarted')) && (
          <button type="button" class="choice" onClick={again}>
            {en.again}
          </button>
        )}
        {judged &&
          judged.ownerLine.length + judged.opponentLine.length > 0 &&
          (['owner', 'opponent'] as const).map((first) => (
            <button key={first} type="button" class="choice" onClick={() => showLine(first)}>
              {en.showLine({ color: first === 'owner' ? color : otherColor(color) })}
            </button>
          ))}
      </div>
    </section>
  );
}

/** The verdict of exact search. */
function verdictSaid(rules: EyeStatus, exact: Exact, { color, point }: Speaker): Phrase {
  const [save, kill, assumed] = [exact.save.map(point), exact.kill.map(point), exact.assumed.map(point)];
  // Moves that gain an eye decide nothing for a group that is dead all the same.
  const decides = exact.status === 'critical' || exact.status === 'ko';
  const moves = [
    ...(decides && save.length > 0 ? [en.saves({ color, save })] : []),
    ...(decides && kill.length > 0 ? [en.kills({ color, kill })] : []),
  ];
  const parts = { exact: exact.status, moves, assumed };
  const { arrangements } = exact;
  return phrases(
    rules === exact.status
      ? en.agrees(parts)
      : rules === 'unsettled'
        ? en.settles(parts)
        : en.differs({ ...parts, rules }),
    arrangements > 0 && en.looked({ arrangements }),
  );
}

/** The number of moves that need no answer, where that is known. */
function ignoresSaid(ignores: Exact['ignores']): string {
  if (ignores === null) return '';
  return ignores === 'any' ? en.ignoresForEver : en.ignores({ n: ignores });
}

/** The eyes by the rules and by exact search, if they are not the same. */
function valuesSaid(color: Color, rules: EyeValue | null, exact: EyeValue | 'ko' | null): string {
  if (rules === null || exact === null || exact === 'ko' || rules === exact) return '';
  return en.values({ rules: eyesSaid(color, rules), exact: eyesSaid(color, exact) });
}

/** True if a search has been going on for a while. */
function useIsLong({ state }: Ruling): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (state !== 'running') return;
    const timer = setTimeout(() => setLong(true), SHORT);
    return () => clearTimeout(timer);
  }, [state]);
  return isLong;
}
