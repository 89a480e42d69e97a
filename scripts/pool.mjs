/**
 * `npm run pool`: chooses the boards that readers are asked about anew (`crates/learn/pool`), and tries
 * them on simulated readers, whose figures go into `crates/learn/README.md`. The same seed chooses the
 * same boards: `npm run pool -- 7` tries another one. It takes several minutes.
 */
import { Failure, main, run } from './command.mjs';
import { ensureRust } from './tools.mjs';

const CARGO = ['test', '--package', 'pass-alive-learn', '--test', 'learn', '--', '--ignored', '--nocapture'];

await main(async () => {
  const [seed, ...more] = process.argv.slice(2);
  if (more.length > 0 || (seed && !/^\d{1,15}$/.test(seed))) throw new Failure('usage: npm run pool -- [seed]');
  await ensureRust();
  const settings = { PASS_ALIVE_BLESS: '1', ...(seed && { PASS_ALIVE_SEED: seed }) };
  await run('cargo', [...CARGO, 'the_search_chooses_the_boards_of_the_file'], settings);
  await run('cargo', [...CARGO, 'the_figures_of_the_readme_are_reached'], settings);
});
