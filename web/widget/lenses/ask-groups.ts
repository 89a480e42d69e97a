/** The question which groups stay if the other side moves first: only what the search has proved is asked. */
import * as text from '#locale/eye-question.ts';
import * as words from '#locale/question.ts';
import { pointName } from '../../engine/coordinate.ts';
import type { EyeGroup } from '../../engine/eyes.ts';
import type { EyeJudged, EyeSolved } from '../../engine/referee.ts';
import type { BoardMark, Color, Position } from '../../engine/types.ts';
import { plain } from '../../locales/phrase.ts';
import { phrases } from '../../locales/sentences.ts';
import type { Verdict } from '../../model/question.ts';
import type { Speaker } from '../../rooms/explore/eyes/pointing.ts';
import type { GroupSolver } from '../../rooms/explore/eyes/referee/group-solver.ts';
import { basisSaid, judgementSaid } from '../../rooms/explore/eyes/referee/verdict.ts';
import type { GroupsQuestion, Phrased } from '../state/asked-groups.ts';
import { LIMIT } from './solver-here.ts';

/** The most groups that are asked about: each takes a search. */
export const MOST = 20;

/** A group whose status is proven, and does not depend on a ko. */
interface Known {
  readonly group: EyeGroup;
  readonly solved: EyeSolved;
}

/**
 * Solves the groups of a colour, the first ones in order. Null if nothing is proven of any.
 * @throws the reason of the signal, once it has ended the search
 */
export async function askAbout(
  groups: readonly EyeGroup[],
  position: Position,
  color: Color,
  solver: GroupSolver,
  signal: AbortSignal,
): Promise<Phrased | null> {
  const known: Known[] = [];
  for (const group of groups.slice(0, MOST)) {
    const [stone = 0] = group.stones;
    const solved = provenIn(await solver.judge({ position, color, stone, limit: LIMIT }, signal, () => {}));
    if (solved) known.push({ group, solved });
  }
  return known.length > 0 ? () => questionOf(known, position, color, known.length < groups.length) : null;
}

/** The answer, if the search has proved it and no ko decides. */
function provenIn({ solved, why }: EyeJudged): EyeSolved | null {
  if (why !== null || !solved || solved.status === 'unsettled' || solved.status === 'ko') return null;
  return solved.status === 'critical' && solved.opponentContested ? null : solved;
}

const staysIn = ({ status }: EyeSolved): boolean => status === 'alive' || status === 'seki';

function questionOf(known: readonly Known[], position: Position, color: Color, left: boolean): GroupsQuestion {
  const speak = (group: EyeGroup): Speaker => ({
    color,
    position,
    group: [text.group({ point: pointName(position, group.stones[0] ?? 0) })],
    point: (point) => [pointName(position, point)],
    region: (name) => [name],
  });
  const reasonOf = ({ group, solved }: Known) => {
    const speaker = speak(group);
    return [plain(phrases(judgementSaid(group, solved, speaker), basisSaid(solved, speaker)))];
  };
  return {
    asks: text.asks({ color }),
    instruction: text.instruction({ color, left }),
    press: '',
    terms: '',
    choices: known.map(({ group: { stones } }) => ({
      points: stones,
      name: words.block({ stones: stones.length, point: pointName(position, stones[0] ?? 0) }),
    })),
    judge: (chosen) =>
      known.map((each, index): Verdict => {
        const stays = staysIn(each.solved);
        const is = stays === chosen.includes(index) ? 'right' : stays ? 'missed' : 'wrong';
        return { is, reason: reasonOf(each), falls: stays ? undefined : 1 };
      }),
    result: ({ all, right, blocks }) => text.result({ all, right, groups: blocks }),
    marks: known.flatMap(({ group, solved }) =>
      group.stones.map((point): BoardMark => ({ point, kind: staysIn(solved) ? 'circle' : 'cross' })),
    ),
    goOn: text.goOn,
  };
}
