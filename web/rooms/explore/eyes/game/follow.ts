/** The status of groups along a game. */
import type { EyeFacts, EyeGroup } from '../../../../engine/eyes.ts';
import { colorAt } from '../../../../engine/position.ts';
import type { EyeBasis, EyeJudged, EyeVerdict } from '../../../../engine/referee.ts';
import type { Color, Point, Position } from '../../../../engine/types.ts';

/** A group at a move. */
export interface GroupAt {
  readonly color: Color;
  readonly name: string;
  readonly stones: readonly Point[];
  readonly status: EyeVerdict;
  readonly basis: EyeBasis;
  /** The last move of its owner elsewhere while the group was critical; null if there is none since it is. */
  readonly tenuki: number | null;
}

/** A change of a group's status by a move. */
export interface Change {
  readonly move: number;
  readonly color: Color;
  /** Its name at that move, and the first of its stones. */
  readonly group: string;
  readonly at: Point;
  readonly stones: number;
  readonly from: EyeVerdict;
  readonly to: EyeVerdict;
  /** What the new status rests on. */
  readonly basis: EyeBasis;
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
        ({ old, now }) => now.stones.length >= LEAST && now.basis === 'rules' && isTouched(moment, now.stones, old),
      ),
    };
  }

  #groupAt(move: number, moment: Moment, color: Color, group: EyeGroup, old: GroupAt | undefined): GroupAt {
    const { name, stones } = group;
    const verdict = this.#verdict(moment, color, group, old);
    const mover = moment.lastMove === null ? null : colorAt(moment.position, moment.lastMove);
    const wasCritical = old?.status === 'critical';
    const isElsewhere = mover === color && wasCritical && verdict.status === 'critical';
    const tenuki = isElsewhere ? move : wasCritical ? old.tenuki : null;
    return { color, name, stones, ...verdict, tenuki };
  }

  #verdict(
    moment: Moment,
    color: Color,
    { because, status, stones }: EyeGroup,
    old: GroupAt | undefined,
  ): Pick<GroupAt, 'status' | 'basis'> {
    if (because === 'unconditional') return { status: 'alive', basis: 'proven' };
    if (stones.length >= LEAST) {
      if (old && !isTouched(moment, stones, old)) return old.basis === 'rules' ? { status, basis: 'rules' } : old;
      const { solved, why } = this.#solve(moment.position, color, stones[0] as Point);
      if (solved && why === null) return { status: solved.status, basis: solved.basis };
    }
    return { status, basis: 'rules' };
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

/** The change that a player should see. What only the rules say does not replace what was solved. */
function changeOf(move: number, old: GroupAt | undefined, now: GroupAt): readonly Change[] {
  const { color, name, stones, status, basis } = now;
  if (!old || old.status === status || status === 'unsettled' || stones.length < LEAST) return [];
  if (basis === 'rules' && old.basis !== 'rules') return [];
  const [at = 0] = stones;
  const tenuki = old.status === 'critical' && status === 'dead' ? old.tenuki : null;
  return [{ move, color, group: name, at, stones: stones.length, from: old.status, to: status, basis, tenuki }];
}

/** The value that is in a list most often; undefined if the list is empty. */
function mostOf<T>(list: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
