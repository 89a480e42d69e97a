/** Updates of many elements, in slices that leave the page responsive. */

/** The longest slice of work before the page gets a turn, in milliseconds. */
const SLICE = 12;

const waiting = new Set<() => void>();
let running = false;

/** Calls `update`, which must not throw, once after the running script, however often it is asked for until then. */
export function updateSoon(update: () => void): void {
  waiting.add(update);
  if (running) return;
  running = true;
  queueMicrotask(run);
}

function run(): void {
  const start = performance.now();
  for (const update of waiting) {
    waiting.delete(update);
    update();
    if (waiting.size && performance.now() - start > SLICE) {
      setTimeout(run);
      return;
    }
  }
  running = false;
}
