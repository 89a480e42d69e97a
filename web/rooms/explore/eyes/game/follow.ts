/** The status of groups along a game. */
import type { EyeFacts, EyeGroup } from '../../../../engine/eyes.ts';
import { colorAt } from '../../../../engine/position.ts';
import type { EyeJudged, EyeVerdict } from '../../../../engine/referee.ts';
import type { Color, Point, Position } from '../../../../engine/types.ts';

/** A status that a group can be known to have. */
type Status = Exclude<EyeVerdict, 'unsettled'>;

/** A status that was solved, or is certain without that. What the rules alone say may be wrong, and is none. */
interface Known {
  readonly status: Status;
  /** The last move after which it held, and the number of stones then. */
  readonly move: number;
  readonly stones: number;
}

/** A group at a move. */
interface GroupAt {
  readonly color: Color;
  readonly name: string;
  readonly stones: readonly Point[];
  /** The last status that is known; null if there was none yet. */
  readonly known: Known | null;
  /** The last move of its owner elsewhere while the group was critical; null if there is none since it is. */
  readonly tenuki: number | null;
}

/** A change of a group's status by a move, or a group that is found to be dead and was not solved before. */
export interface Change {
  readonly move: number;
  readonly color: Color;
  /** Its name at that move, and the first of its stones. */
  readonly group: string;
  readonly at: Point;
  readonly stones: number;
  /** Null if it was never solved before. */
  readonly from: Status | null;
  readonly to: Status;
  /** The last move after which it was still `from`, if it was not solved in between; null if that is the one before. */
  readonly since: number | null;
  /** The move of the owner elsewhere that left a critical group to be killed by this one. */
  readonly tenuki: number | null;
}

/** What a move has changed. */
export interface Step {
  readonly changes: readonly Change[];
  /** True if a group that may have changed was not solved within the limit. */
  readonly hasUnsolved: boolean;
}

/** A position of the game, with the move that leads there. */
export interface Moment {
  readonly position: Position;
  readonly lastMove: Point | null;
}

/** Solves the group of a color with a stone on a point. */
export type Solve = (position: Position, color: Color, stone: Point) => EyeJudged;

/** Smaller groups come and go: they are neither solved nor reported. */
const LEAST = 3;

/**
 * A group is solved again when a move is played in so many steps: a fight is what a group reaches in four, and three
 * more around it.
 */
const REACH = 8;

const COLORS = ['black', 'white'] as const;

/** Follows the groups of a game, move by move. */
export class Follower {
  readonly #solve: Solve;
  #before: readonly GroupAt[] = [];

  constructor(solve: Solve) {
    this.#solve = solve;
  }

  /** The next position, the one with this number of moves. `facts` has its groups, null if a block has no liberty. */
  step(move: number, moment: Moment, facts: EyeFacts | null): Step {
    const owner = new Map(
      this.#before.flatMap((group) => group.stones.map((stone) => [keyOf(group.color, stone), group])),
    );
    const pairs = COLORS.flatMap((color) =>
      (facts?.[color].groups ?? []).map((group) => {
        const old = mostOf(group.stones.flatMap((stone) => owner.get(keyOf(color, stone)) ?? []));
        return { old, now: this.#groupAt(move, moment, color, group, old) };
      }),
    );
    this.#before = pairs.map(({ now }) => now);
    return {
      changes: pairs.flatMap(({ old, now }) => changeOf(move, old, now)),
      hasUnsolved: pairs.some(
        ({ old, now }) => now.stones.length >= LEAST && now.known?.move !== move && isTouched(moment, now.stones, old),
      ),
    };
  }

  #groupAt(move: number, moment: Moment, color: Color, group: EyeGroup, old: GroupAt | undefined): GroupAt {
    const { name, stones } = group;
    const before = knownOf(old, stones);
    const status = this.#status(move, moment, color, group, old);
    const known = status === null ? before : { status, move, stones: stones.length };
    const mover = moment.lastMove === null ? null : colorAt(moment.position, moment.lastMove);
    const wasCritical = before?.status === 'critical';
    const isElsewhere = mover === color && wasCritical && status === 'critical';
    const tenuki = isElsewhere ? move : wasCritical ? (old?.tenuki ?? null) : null;
    return { color, name, stones, known, tenuki };
  }

  /** The status after a move; null if it is not known. */
  #status(
    move: number,
    moment: Moment,
    color: Color,
    { because, stones }: EyeGroup,
    old: GroupAt | undefined,
  ): Status | null {
    if (because === 'unconditional') return 'alive';
    if (stones.length < LEAST) return null;
    if (old && !isTouched(moment, stones, old)) return old.known?.move === move - 1 ? old.known.status : null;
    const { solved, why } = this.#solve(moment.position, color, stones[0] as Point);
    return solved && why === null && solved.status !== 'unsettled' ? solved.status : null;
  }
}

const keyOf = (color: Color, stone: Point) => `${color} ${stone}`;

/** True if the move was near a group, or has changed its stones. */
function isTouched({ position: { columns }, lastMove }: Moment, stones: readonly Point[], old?: GroupAt): boolean {
  if (!old || String(old.stones) !== String(stones)) return true;
  if (lastMove === null) return false;
  const [x, y] = [lastMove % columns, Math.floor(lastMove / columns)];
  return stones.some((stone) => Math.abs((stone % columns) - x) + Math.abs(Math.floor(stone / columns) - y) <= REACH);
}

/** What is known of the group so far; what was known of less than half of its stones says nothing of it. */
function knownOf(old: GroupAt | undefined, { length }: readonly Point[]): Known | null {
  return old?.known && 2 * old.known.stones >= length ? old.known : null;
}

/** The change that a player should see, between two statuses that are known; or a death that comes to be known. */
function changeOf(move: number, old: GroupAt | undefined, { color, name, stones, known }: GroupAt): readonly Change[] {
  if (!old || known?.move !== move || stones.length < LEAST) return [];
  const before = knownOf(old, stones);
  const { status: to } = known;
  const isFound = !before && to === 'dead' && old.stones.length >= LEAST;
  if (before ? before.status === to : !isFound) return [];
  const [at = 0] = stones;
  const from = before?.status ?? null;
  const since = !before || before.move === move - 1 ? null : before.move;
  const tenuki = from === 'critical' && to === 'dead' && since === null ? old.tenuki : null;
  return [{ move, color, group: name, at, stones: stones.length, from, to, since, tenuki }];
}

/** The value that is in a list most often; undefined if the list is empty. */
function mostOf<T>(list: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
