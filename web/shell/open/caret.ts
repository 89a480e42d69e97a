import type { Refusal } from '../../model/refusal.ts';

/** Puts the caret where the text is wrong. The browser scrolls the field there when it gets the focus. */
export function putCaret(field: HTMLTextAreaElement, refusal: Refusal): void {
  const at = offsetOf(field.value, refusal);
  field.blur();
  field.setSelectionRange(at, at);
  field.focus();
}

/** The index of a place of a text in it, or the end of the text if it has no such line. */
function offsetOf(content: string, { line = 0, column = 1 }: Refusal): number {
  const starts = [0, ...Array.from(content.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)];
  const start = starts[line - 1];
  if (start === undefined) return content.length;
  const [row = ''] = content.slice(start).split(/[\r\n]/, 1);
  return start + [...row].slice(0, column - 1).join('').length;
}
