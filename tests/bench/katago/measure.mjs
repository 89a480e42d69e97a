/**
 * Unconditional life of both colours beside KataGo, on the ends and middles of games; prints the fastest
 * turn of each and the ratios. The figures are in `docs/benchmarks.md`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Native } from '../sides.mjs';

/** The programs run in turns this often; the fastest are compared, which nothing has disturbed. */
const TURNS = 40;

/** A turn takes at least about this long, in milliseconds. */
const TURN = 15;

/** The measurements that KataGo's program makes of each set of boards. */
const WAYS = 3;

/**
 * @param {{ ours: string, katago: string, folder: string, collections: string[] }} built programs, a
 *   folder for the boards, and collections of games, each on one grid
 */
export async function measureKataGo({ ours, katago, folder, collections }) {
  const us = new Native(ours, [folder, ...collections]);
  const sets = await us.names();
  const files = sets.map((name) => join(folder, `${name}.txt`));
  const them = new Native(katago, files);
  try {
    await them.names();
    const width = Math.max(...sets.map((name) => name.length));
    console.log(`\n${'ns a board'.padEnd(width)}       us    KataGo from the bare grid    with its chains kept`);
    for (const [index, name] of sets.entries()) {
      const boards = readFileSync(files[index] ?? '', 'utf8')
        .trimEnd()
        .split('\n').length;
      const programs = [
        { side: us, measurement: index },
        ...Array.from({ length: WAYS }, (_, way) => ({ side: them, measurement: WAYS * index + way })),
      ];
      const [mine = 0, stones = 0, filled = 0, kept = 0] = (await fastest(programs)).map((ms) => (ms * 1e6) / boards);
      const bare = Math.min(stones, filled);
      console.log(
        `${name.padEnd(width)} ${figure(mine)}  ${figure(bare)}  1/${(bare / mine).toFixed(1)}  ${figure(kept)}  1/${(kept / mine).toFixed(1)}`,
      );
    }
  } finally {
    us.end();
    them.end();
  }
}

/**
 * The fastest turn of each program, in milliseconds.
 * @param {{ side: Native, measurement: number }[]} programs
 */
async function fastest(programs) {
  const found = [];
  for (const { side, measurement } of programs) {
    let times = 1;
    while ((await side.run(measurement, times)).milliseconds < TURN) times *= 2;
    found.push({ side, measurement, times, milliseconds: Number.POSITIVE_INFINITY, sum: 0 });
  }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const program of found) {
      const { milliseconds, sum } = await program.side.run(program.measurement, program.times);
      program.milliseconds = Math.min(program.milliseconds, milliseconds / program.times);
      program.sum = sum / program.times;
    }
  }
  const sums = new Set(found.map(({ sum }) => sum));
  if (sums.size > 1) throw new Error(`the answers differ: ${[...sums].join(', ')} stones are alive`);
  return found.map(({ milliseconds }) => milliseconds);
}

/** @param {number} nanoseconds */
function figure(nanoseconds) {
  return nanoseconds.toFixed(0).padStart(8);
}
