/** Games of `pass-alive gtp` and GNU Go, with both boards compared after each move. */
import { Controller } from '@sabaki/gtp';
import { Failure } from '../../scripts/command.mjs';
import { COLORS, Pair } from './pair.mjs';

const SIZES = [9, 13, 19];

/** The players of Black and White: moves by chance, which make most captures and kos, or either program. */
const BY_CHANCE = /** @type {const} */ (['chance', 'chance']);
const BY_PROGRAMS = /** @type {const} */ ([
  ['ours', 'theirs'],
  ['theirs', 'ours'],
  ['ours', 'ours'],
]);

/** The rule on suicide, as either program is told, and who plays by it. */
const RULES = [
  { name: 'forbidden', ours: [], theirs: ['--forbid-suicide'], players: [BY_CHANCE, ...BY_PROGRAMS] },
  { name: 'allowed', ours: ['--suicide', 'allowed'], theirs: ['--allow-all-suicide'], players: [BY_CHANCE] },
];

const LETTERS = 'ABCDEFGHJKLMNOPQRST';

/**
 * Numbers by chance, the same for the same seed.
 * @param {number} seed
 */
function chance(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * A move by chance that both call legal; they must agree on those that are not.
 * @param {Pair} pair
 * @param {string} color
 * @param {(below: number) => number} next
 */
async function randomMove(pair, color, next) {
  for (let attempt = 0; attempt < 30; attempt++) {
    const point = `${LETTERS[next(pair.size)]}${next(pair.size) + 1}`;
    const [isLegal] = await pair.same(`is_legal ${color} ${point}`);
    if (isLegal === '1') return point;
    // Suicide, or a ko.
    if (!pair.board.includes(point)) pair.compared.refused++;
  }
  return 'pass';
}

/**
 * Plays a game to two passes, or as many moves as three boards have points.
 * @param {Pair} pair
 * @param {readonly [string, string]} players
 * @param {(below: number) => number} next
 */
async function play(pair, players, next) {
  await Promise.all([pair.same(`boardsize ${pair.size}`), pair.same('clear_board'), pair.same('komi 6.5')]);
  let passes = 0;
  let before = 0;
  for (let move = 0; passes < 2 && move < 3 * pair.size ** 2; move++) {
    // Programs that play alike every time begin with other stones each time.
    const player = move < 8 ? 'chance' : players[move % 2];
    // The protocol lets a side play twice, also where a ko is forbidden to the other.
    const isTurn = player !== 'chance' || next(8) > 0;
    const color = COLORS[(move + (isTurn ? 0 : 1)) % 2] ?? 'b';
    const chosen =
      player === 'ours' || player === 'theirs'
        ? await pair.ask(player, `reg_genmove ${color}`)
        : await randomMove(pair, color, next);
    await pair.same(`play ${color} ${chosen}`);
    await pair.compareBoards();
    passes = chosen.toLowerCase() === 'pass' ? passes + 1 : 0;
    pair.compared.moves++;
    pair.compared.captured += before + (passes > 0 ? 0 : 1) - pair.board.length;
    before = pair.board.length;
    if (next(8) === 0) {
      await pair.same('undo');
      await pair.compareBoards();
      await pair.same(`play ${color} ${chosen}`);
      pair.compared.undone++;
    }
    if (next(16) === 0) await pair.compareLife();
  }
  await pair.compareLife();
}

/**
 * Plays all games, and prints what was compared in each.
 * @param {string} program the path of pass-alive
 * @param {string} gnugo the path of GNU Go
 */
export async function playAll(program, gnugo) {
  for (const rules of RULES) {
    for (const size of SIZES) {
      for (const players of rules.players) {
        // Those by chance take a second each.
        const games = players === BY_CHANCE ? 10 : 3;
        for (let seed = 1; seed <= games; seed++) {
          const game = `suicide ${rules.name}, ${size}×${size}, ${players.join(' and ')}, seed ${seed}`;
          const ours = new Controller(program, ['gtp', ...rules.ours]);
          const theirs = new Controller(gnugo, ['--mode', 'gtp', '--level', '1', ...rules.theirs]);
          const pair = new Pair(ours, theirs, size);
          ours.start();
          theirs.start();
          try {
            await play(pair, players, chance(seed));
          } catch (error) {
            if (!(error instanceof Failure)) throw error;
            throw new Failure(`${game}, move ${pair.compared.moves + 1}: ${error.message}`);
          } finally {
            await Promise.all([ours.stop(), theirs.stop()]);
          }
          const counts = Object.entries(pair.compared).map(([what, count]) => `${count} ${what}`);
          console.log(`${game}: ${counts.join(', ')}`);
        }
      }
    }
  }
}
