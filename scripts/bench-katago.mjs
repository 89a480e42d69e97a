/**
 * `npm run bench:katago -- KATAGO [GAMES...]`: our speed beside KataGo's, of which `KATAGO` is a checkout
 * (https://github.com/lightvector/KataGo); see `tests/bench/katago/measure.mjs`. The games are those of
 * `tests/games`, or other collections, each on one grid.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { main, root, run } from './command.mjs';
import { ensureBuild } from './tools.mjs';

/** KataGo's sources that its board needs. */
const SOURCES = [
  'game/board.cpp',
  ...['bsearch', 'global', 'hash', 'md5', 'rand', 'rand_helpers', 'sha2', 'test', 'timer'].map(
    (name) => `core/${name}.cpp`,
  ),
];

await main(async () => {
  const [checkout, ...games] = process.argv.slice(2);
  if (!checkout) throw new Error('usage: npm run bench:katago -- KATAGO [GAMES...]');
  await ensureBuild();
  const folder = join(root, 'target', 'bench', 'katago');
  await mkdir(folder, { recursive: true });
  const katago = join(folder, 'katago');
  const theirs = join(resolve(checkout), 'cpp');
  await run('g++', [
    ...['-std=c++17', '-O3', '-DNDEBUG', '-I', theirs, join(root, 'tests', 'bench', 'katago', 'katago.cpp')],
    ...SOURCES.map((source) => join(theirs, source)),
    ...['-o', katago],
  ]);
  await run('cargo', ['build', '--release', '--package', 'pass-alive-bench', '--bin', 'pass-alive-boards']);
  // It needs the packages, which were not there before.
  const { measureKataGo } = await import('../tests/bench/katago/measure.mjs');
  const own = [9, 13, 19].map((lines) => join(root, 'tests', 'games', `selfplay${lines}.sgf`));
  await measureKataGo({
    ours: join(root, 'target', 'release', 'pass-alive-boards'),
    katago,
    folder,
    collections: games.length > 0 ? games.map((path) => resolve(path)) : own,
  });
});
