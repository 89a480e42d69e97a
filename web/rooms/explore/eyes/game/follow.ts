/** The status of groups along a game. */
import type { EyeFacts, EyeStatus } from '../../../../engine/eyes.ts';
import type { Color, Point } from '../../../../engine/types.ts';

/** A group at a move. */
export interface GroupAt {
  readonly color: Color;
  readonly name: string;
  readonly stones: readonly Point[];
  readonly status: EyeStatus;
}

/** A change of a group's status by a move. */
export interface Change {
  readonly move: number;
  readonly color: Color;
  /** Its name at that move, and the first of its stones. */
  readonly group: string;
  readonly at: Point;
  readonly stones: number;
  readonly from: EyeStatus;
  readonly to: EyeStatus;
}

/** Smaller groups come and go: they are not reported. */
const LEAST = 3;

export function groupsOf(facts: EyeFacts): readonly GroupAt[] {
  return (['black', 'white'] as const).flatMap((color) =>
    facts[color].groups.map(({ name, stones, status }) => ({ color, name, stones, status })),
  );
}

/** The groups whose status is another one after a move. A group is the one that had most of its stones before. */
export function changesBetween(before: readonly GroupAt[], after: readonly GroupAt[], move: number): readonly Change[] {
  const owner = new Map(before.flatMap((group) => group.stones.map((stone) => [`${group.color} ${stone}`, group])));
  return after.flatMap(({ color, name, stones, status }) => {
    const old = mostOf(stones.flatMap((stone) => owner.get(`${color} ${stone}`) ?? []));
    if (!old || old.status === status || status === 'unsettled' || stones.length < LEAST) return [];
    const [at = 0] = stones;
    return [{ move, color, group: name, at, stones: stones.length, from: old.status, to: status }];
  });
}

/** The value that is in a list most often; undefined if the list is empty. */
function mostOf<T>(list: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
