/**
 * `pass-alive`, the package: for a text in any of the notations the objects that
 * `pass-alive analyze --json` prints. In browsers, workers and what bundlers make for them;
 * `node.ts` is the same for Node.
 */
import { Analyst } from './analyst.ts';
import type { AnalyzeOptions, AnswerTo, Color, Wasm } from './types.ts';

export { PassAliveError } from './error.ts';
export type * from './types.ts';

// Bundlers recognise this form and emit the file.
const analyst = new Analyst(
  (source) => source ?? new URL(/* @vite-ignore */ './pass-alive-analyze.wasm', import.meta.url),
);

/**
 * Analyses every position of `text`: SGF games, Sensei's `$$` diagrams, or plain rows of
 * `X`, `O` and `.`; the format is detected. All are answered, or none.
 *
 * ```js
 * const [{ black }] = await analyze('.X.');
 * black.alive; // ['B1']
 * ```
 *
 * An illegal move of a game is executed, as SGF says.
 *
 * @throws PassAliveError if a position is bad, about the first that is, whose number is `index`.
 */
export function analyze<Asked extends Color | 'both' = 'both'>(
  text: string,
  options?: AnalyzeOptions<Asked>,
): Promise<AnswerTo<Asked>[]> {
  return analyst.analyze(text, options);
}

/**
 * Loads the WebAssembly before it is needed, or from where only the caller knows: its
 * address, its bytes, or the compiled module. It is loaded once: later calls
 * change nothing. The file is `pass-alive-analyze.wasm`; the element has one of its own, and
 * `PassAliveElement.wasm`.
 *
 * @throws PassAliveError `no-engine`
 */
export function load(wasm?: Wasm): Promise<void> {
  return analyst.load(wasm);
}
