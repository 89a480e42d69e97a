import type { Problem } from './problem.ts';

/** Thrown when the engine refuses its input. Its message is the problem's code. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The problem of an {@link EngineError}, of this script or of another one of the same page; null of other errors. */
export function problemOf(error: unknown): Problem | null {
  return error instanceof Error && error.name === 'EngineError' ? (error as EngineError).problem : null;
}

/** Thrown after a panic of the engine, which is a bug; the engine is not called again. */
export class EngineDead extends Error {
  override readonly name = 'EngineDead';

  constructor(cause?: unknown) {
    super('The engine has stopped after an internal error.', { cause });
  }
}

/** Runs calls into wasm, turns their errors into ours, and refuses all calls after a panic. */
class Guard {
  dead = false;
  /** The handles to free when the current work is done; undefined leaves them to the garbage collector. */
  handles: { free(): void }[] | undefined;

  run<T>(call: () => T): T {
    if (this.dead) {
      throw new EngineDead();
    }
    try {
      return call();
    } catch (error) {
      if (error instanceof EngineError || error instanceof EngineDead) throw error;
      if (isProblem(error)) throw new EngineError(error);
      // A trap, or an object that wasm-bindgen finds in an impossible state.
      this.dead = true;
      throw new EngineDead(error);
    }
  }

  /** Registers a new handle into wasm. */
  made<T extends { free(): void }>(handle: T): T {
    this.handles?.push(handle);
    return handle;
  }
}

/** One for all builds: the bug in the one that panicked may be in the others too. */
export const guard = new Guard();

/** True for what the binding throws; everything else that can be thrown has a message. */
function isProblem(thrown: unknown): thrown is Problem {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && !('message' in thrown);
}
