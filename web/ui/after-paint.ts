/** Calls a function after the next frame has been painted. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call));
}
