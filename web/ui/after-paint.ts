/** Calls a function after the next frame has been painted. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call));
}

/** A function that calls another after the next paint, once for all its own calls until then. */
export function oncePainted(call: () => void): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    afterPaint(() => {
      waits = false;
      call();
    });
  };
}
