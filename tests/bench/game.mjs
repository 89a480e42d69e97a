import { readFileSync } from 'node:fs';

/**
 * The longest of the games in a file, as SGF.
 * @param {string} collection
 */
export function longestGame(collection) {
  const games = readFileSync(collection, 'utf8').split(/(?=\(;)/);
  return games.reduce((longest, game) => (game.length > longest.length ? game : longest));
}
