/** The boards of practice from the files, as the page fetches them. */
import { readFileSync } from 'node:fs';
import { build } from '../../../engine/engine.fixture.ts';
import { loadLearning } from '../../../engine/learn.ts';
import { LEVELS } from './boards.ts';
import { type Answer, made, type Question } from './made.ts';

const read = (file: string) => readFileSync(`crates/learn/${file}`, 'utf8');

const textOf = (file: string) => async () => read(file);

/** In place of `web/engine/learn-module.ts`. */
export const learnModule = {
  learn: async () => build('learn'),
  pool: textOf('pool/boards.txt'),
  practiceBoards: Object.fromEntries(LEVELS.map((level) => [level, textOf(`practice/level-${level}.txt`)])),
  sixes: textOf('practice/sixes.txt'),
};

export const readLevel = (level: number): string => read(`practice/level-${level}.txt`);
export const readSixes = (): string => read('practice/sixes.txt');

/** In place of `web/reading/worker-client.ts`: the answers of the worker, without one. */
export class MadeClient {
  async ask(question: Question): Promise<Answer> {
    // A worker gets and gives copies.
    return structuredClone(made(await loadLearning(build('learn')), structuredClone(question)));
  }
}
