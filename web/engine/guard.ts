import type { Problem } from './types.ts';

/** Thrown when the engine refuses its input. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
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
      if (error instanceof Error && error.name === 'EngineError') throw new EngineError(problemOf(error));
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

function problemOf(error: Error): Problem {
  const { code, line, column, points } = error as Error & Problem;
  return {
    code,
    message: error.message,
    ...(line !== undefined && column !== undefined ? { line, column } : {}),
    ...(points ? { points } : {}),
  };
}
