/** What lessons fetch: their build, compiled once for the page and its workers, and boards. */
import boards from '../../crates/learn/pool/boards.txt?url';
import level1 from '../../crates/learn/practice/level-1.txt?url';
import level2 from '../../crates/learn/practice/level-2.txt?url';
import level3 from '../../crates/learn/practice/level-3.txt?url';
import level4 from '../../crates/learn/practice/level-4.txt?url';
import level5 from '../../crates/learn/practice/level-5.txt?url';
import sixesFile from '../../crates/learn/practice/sixes.txt?url';
import { compile } from './load.ts';
import type { Build } from './modules.ts';
import { once } from './once.ts';
import file from './pkg/learn_bg.wasm?url';

/** The build for lessons. */
export const learn: Build = once(() => compile(file));

/** A text, fetched once. */
const textOf = (file: string): (() => Promise<string>) =>
  once(async () => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${response.status}: ${response.url}`);
    return response.text();
  });

/** The text of the pool, for `interview`. */
export const pool = textOf(boards);

/** The boards of practice at each level from 1, one in a line. */
export const practiceBoards = {
  1: textOf(level1),
  2: textOf(level2),
  3: textOf(level3),
  4: textOf(level4),
  5: textOf(level5),
};

/** Sets of six boards that are as hard as each other, one board in a line. */
export const sixes = textOf(sixesFile);
