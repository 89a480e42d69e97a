/** `analyze` and `load` as all entry points of the package share them. */
import { type Analyze, loadAnalyze } from '../engine/analyze.ts';
import { EngineDead } from '../engine/guard.ts';
import { canCode } from '../engine/text-coding.ts';
import { answers } from './answer.ts';
import { PassAliveError } from './error.ts';
import { questionOf } from './question.ts';
import type { AnalyzeOptions, AnswerTo, Color, Wasm } from './types.ts';

export class Analyst {
  readonly #find: (source?: Wasm) => Wasm | Promise<Wasm>;
  #loading: Promise<Analyze> | undefined;

  /** @param find turns the caller's source, or none, into one that the engine can compile */
  constructor(find: (source?: Wasm) => Wasm | Promise<Wasm>) {
    this.#find = find;
  }

  /** @throws PassAliveError `no-engine` */
  async load(source?: Wasm): Promise<void> {
    await this.#engine(source);
  }

  /** @throws PassAliveError */
  async analyze<Asked extends Color | 'both'>(
    text: string,
    options: AnalyzeOptions<Asked> = {},
  ): Promise<AnswerTo<Asked>[]> {
    const asked = questionOf(options);
    if (typeof text !== 'string') {
      throw new PassAliveError('bad-text', 'the text is not a string; decode bytes first, with TextDecoder');
    }
    const engine = await this.#engine();
    try {
      return answers(engine, text, asked) as AnswerTo<Asked>[];
    } catch (cause) {
      if (!(cause instanceof EngineDead)) throw cause;
      throw new PassAliveError('engine-dead', 'the engine has stopped after an internal error', { cause });
    }
  }

  async #engine(source?: Wasm): Promise<Analyze> {
    this.#loading ??= this.#load(source);
    try {
      return await this.#loading;
    } catch (cause) {
      this.#loading = undefined;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new PassAliveError('no-engine', `the WebAssembly cannot be loaded: ${reason}`, { cause });
    }
  }

  async #load(source?: Wasm): Promise<Analyze> {
    if (!canCode) throw new Error('TextDecoder and TextEncoder are missing here');
    return loadAnalyze(await this.#find(source));
  }
}
