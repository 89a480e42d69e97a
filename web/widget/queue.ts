/** Updates of many elements, in slices that leave the page responsive. */

export interface Updated {
  /** Must not throw. */
  update(): void;
}

/** The longest slice of work before the page gets a turn, in milliseconds. */
const SLICE = 12;

const waiting = new Set<Updated>();
let running = false;

/** Updates `it` once after the running script, however much has changed until then. */
export function updateSoon(it: Updated): void {
  waiting.add(it);
  if (running) return;
  running = true;
  queueMicrotask(run);
}

function run(): void {
  const start = performance.now();
  for (const it of waiting) {
    waiting.delete(it);
    it.update();
    if (waiting.size && performance.now() - start > SLICE) {
      setTimeout(run);
      return;
    }
  }
  running = false;
}
