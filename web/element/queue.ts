/** What can be brought up to date. It must not throw. */
export interface Updated {
  update(): void;
}

/** Work for longer than this is left for later, so that a page full of boards stays quick, in milliseconds. */
const SLICE = 12;

const waiting = new Set<Updated>();
let running = false;

/** Has something brought up to date once, after the present script, whatever has changed by then. */
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
