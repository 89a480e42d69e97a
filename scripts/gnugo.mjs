/**
 * `npm run test:gnugo`: games of `pass-alive gtp` and GNU Go, which is installed if need be. It takes
 * minutes and is not part of `npm test`. After each move the two boards are compared, and now and then
 * which moves are legal, what a move that is taken back leaves, and which stones are alive.
 */
import { join } from 'node:path';
import { main, root, run } from './command.mjs';
import { ensureGnuGo, ensurePackages, ensureRust } from './tools.mjs';

await main(async () => {
  await ensurePackages();
  await ensureRust();
  const gnugo = await ensureGnuGo();
  await run('cargo', ['build', '--package', 'pass-alive-cli']);
  // It needs a package of npm, which may just have been installed.
  const { playAll } = await import('../tests/gnugo/games.mjs');
  await playAll(join(root, 'target', 'debug', 'pass-alive'), gnugo);
});
