/** Controls that use every key, and those that use Space, themselves. */
const [TAKES_ALL, TAKES_SPACE] = ['textarea, .table, input:not([type="range"])', 'button, summary, a, input'];

/** True for a key that nothing but a panel uses: neither the browser nor the control under the focus. */
export function isFree(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const isOn = (what: string) => target instanceof Element && target.closest(what) !== null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isOn(TAKES_ALL)) return false;
  return event.key !== ' ' || !isOn(TAKES_SPACE);
}
