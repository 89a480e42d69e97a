/** True if a key or a mouse button is pressed alone: with others it is a command of the browser or the system. */
export function isPlain(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  return !event.shiftKey && isPlainOrShift(event);
}

/** True if at most Shift is pressed with it. */
export function isPlainOrShift({ ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>) {
  return !ctrlKey && !metaKey && !altKey;
}

/** Controls that Space presses. */
export const TAKES_SPACE = 'button, summary, a, input';
