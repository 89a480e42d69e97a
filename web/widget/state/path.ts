/** Lines of play as paths: the branch taken at each fork, 0 for the one that goes on, without zeros at the end. */
import type { Variation } from '../../engine/texts.ts';

/** The lines that leave another one after a number of moves, in order. */
type Forks = ReadonlyMap<number, readonly number[]>;

/** The forks of each line, in the order of its moves. */
function forksOf(variations: readonly Variation[]): Forks[] {
  const forks = variations.map(() => new Map<number, number[]>());
  variations.forEach(({ fork }, line) => {
    if (!fork) return;
    const of = forks[fork.line];
    of?.set(fork.moves, [...(of.get(fork.moves) ?? []), line]);
  });
  return forks.map((of) => new Map([...of].sort(([a], [b]) => a - b)));
}

/** The path of a line of play. */
export function pathOf(variations: readonly Variation[], line: number): number[] {
  const forks = forksOf(variations);
  const path: number[] = [];
  let [at, next, to]: [number | undefined, number | null, number] = [line, null, Number.POSITIVE_INFINITY];
  while (at !== undefined && variations[at]) {
    const taken = (moves: number, lines: readonly number[]) => (moves === to ? lines.indexOf(next ?? -1) + 1 : 0);
    const own = [...(forks[at] ?? [])].filter(([moves]) => moves <= to);
    path.unshift(...own.map(([moves, lines]) => taken(moves, lines)));
    const { fork }: Variation = variations[at] as Variation;
    [next, at, to] = [at, fork?.line, fork?.moves ?? 0];
  }
  while (path.at(-1) === 0) path.pop();
  return path;
}

/** The line of play of a path; null if the game does not branch so. */
export function lineOf(variations: readonly Variation[], path: readonly number[]): number | null {
  const forks = forksOf(variations);
  let line = 0;
  let ahead = [...(forks[0] ?? [])];
  for (const branch of path) {
    const [fork, ...later] = ahead;
    const to = branch === 0 ? line : fork?.[1][branch - 1];
    if (!fork || to === undefined) return null;
    ahead = branch === 0 ? later : [...(forks[to] ?? [])];
    line = to;
  }
  return line;
}
