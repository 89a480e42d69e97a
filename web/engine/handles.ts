import { EngineDead, guard } from './guard.ts';

/**
 * Does some work, and then frees every handle into wasm that it made: its texts and positions must
 * not be used afterwards. The garbage collector would free them too, but only after the caller
 * yields, which is too late for thousands of positions.
 */
export function withHandles<T>(work: () => T): T {
  if (guard.dead) throw new EngineDead();
  const outer = guard.handles;
  const handles: { free(): void }[] = [];
  guard.handles = handles;
  try {
    return work();
  } finally {
    guard.handles = outer;
    if (!guard.dead) for (const handle of handles) handle.free();
  }
}
