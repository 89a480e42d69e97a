/**
 * `npm run pool`: chooses the boards that readers are asked about anew (`crates/learn/pool`), tries them on
 * simulated readers, and makes the boards of practice (`crates/learn/practice`) and the unseen ones of lessons
 * (`web/scenes/unseen.json`); the figures of the first two go into `crates/learn/README.md`. The same seed chooses the
 * same boards: `npm run pool -- 7` tries another one. It takes half an hour.
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
  await run('cargo', [...CARGO, 'the_boards_of_'], settings);
  await run('cargo', [...CARGO, 'the_unseen_boards_of_lessons'], settings);
  // From what the levels have left.
  await run('cargo', [...CARGO, 'the_sets_of_six_are_those_that_are_made'], settings);
  await run('cargo', [...CARGO, 'the_levels_are_those_of_the_readme'], settings);
});
