import type { Problem } from './types.ts';

/** Input that the engine cannot take. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The engine has panicked, which is a bug of ours; it is not called again. */
export class EngineDead extends Error {
  override readonly name = 'EngineDead';

  constructor(cause?: unknown) {
    super('The engine has stopped after an internal error.', { cause });
  }
}

/** Runs calls into wasm, turns its errors into ours, and stops for good after a panic. */
class Guard {
  dead = false;
  /** What is freed when the work at hand is done; undefined leaves it to the garbage collector. */
  brief: { free(): void }[] | undefined;

  run<T>(call: () => T): T {
    if (this.dead) {
      throw new EngineDead();
    }
    try {
      return call();
    } catch (error) {
      if (error instanceof EngineError || error instanceof EngineDead) throw error;
      if (error instanceof Error && error.name === 'EngineError') throw new EngineError(problemOf(error));
      // A trap, or an object that wasm-bindgen finds in a state it cannot be in.
      this.dead = true;
      throw new EngineDead(error);
    }
  }

  /** Notes a handle into wasm that has been made. */
  made<T extends { free(): void }>(handle: T): T {
    this.brief?.push(handle);
    return handle;
  }
}

/** The one of all parts of the engine: what has panicked may be at work in the others too. */
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
