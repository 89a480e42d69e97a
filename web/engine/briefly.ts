import { EngineDead, guard } from './guard.ts';

/**
 * Does some work, and then lets go of all that it has read and studied, which must not be
 * asked any more. The garbage collector does the same, but not before the caller yields: for
 * thousands of positions at once that is too late.
 */
export function briefly<T>(work: () => T): T {
  if (guard.dead) throw new EngineDead();
  const outer = guard.brief;
  const brief: { free(): void }[] = [];
  guard.brief = brief;
  try {
    return work();
  } finally {
    guard.brief = outer;
    if (!guard.dead) for (const handle of brief) handle.free();
  }
}
