/** The text of an element, and the size of its board. */
import { missing } from '#locale/widget.ts';
import { isTooLong } from '../../reading/limits.ts';
import { cut } from '../../reading/shown.ts';
import { Failure } from '../failure.ts';
import { propertyOf } from '../safe-document.ts';
import { fetchText } from './fetch-text.ts';
import { EXCERPT, EXCERPT_LINES, MAX_MEGABYTES } from './limits.ts';

/**
 * The text of the first `pre` inside an element, or else of the file at its `src`, or else
 * its own. Indentation is removed; it means nothing in any of the formats. Files come from the
 * page's own host, or from the origins `allowed`.
 * @throws Failure
 */
export function textOf(element: Element, allowed: readonly string[]): string | Promise<string> {
  const pre = element.querySelector('pre');
  const src = element.getAttribute('src');
  if (!pre && src !== null) return fetchText(src, element.baseURI, allowed);
  return linesOf(textInside(pre ?? element));
}

/**
 * The first {@link EXCERPT} characters of all text inside an element, of at most {@link EXCERPT_LINES}
 * lines, and how many were left out; null if it has no more than that, blanks at its ends included, which
 * a browser lays out too.
 */
export function excerptOf(element: Element): readonly [start: string, more: number] | null {
  const whole = propertyOf(element, 'textContent') ?? '';
  if (whole.length <= EXCERPT && !hasMoreLines(whole, EXCERPT_LINES)) return null;
  const text = textInside(element).trim();
  const [start, more] = cut(text, EXCERPT);
  const lines = trimLines(start).split('\n');
  if (lines.length <= EXCERPT_LINES) return [lines.join('\n'), more];
  const shown = lines.slice(0, EXCERPT_LINES).join('\n');
  return [shown, text.length - shown.length];
}

/** Whether a text has more lines than a limit; no more of it is looked at than needed. */
function hasMoreLines(text: string, limit: number): boolean {
  let at = -1;
  for (let line = 0; line <= limit; line++) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The text inside a node, with its breaks and edges. */
function textInside(node: Node): string {
  const pieces: string[] = [];
  write(node, pieces);
  return pieces.join('');
}

/** Stand for a line break and for the edge of a block element, until lines are made of them. */
const [BREAK, EDGE] = ['\f', '\r'];

/** Appends the text inside a node, with its breaks and edges. */
function write(node: Node, pieces: string[]): void {
  const name = propertyOf(node as Element, 'localName') ?? '';
  const children = propertyOf(node, 'childNodes');
  const edge = /^(p|div|li|tr)$/.test(name) ? EDGE : '';
  if (name === 'br') pieces.push(BREAK);
  else if (!children.length) pieces.push(propertyOf(node, 'textContent') ?? '');
  else {
    pieces.push(edge);
    for (const child of children) write(child, pieces);
    pieces.push(edge);
  }
}

/**
 * The lines of a text with breaks and edges. A break followed by a new line is one new line;
 * so is an edge with all space around it.
 * @throws Failure for a text that is too long
 */
export function linesOf(text: string): string {
  if (isTooLong(text, MAX_MEGABYTES)) throw new Failure('too-long', () => missing.long({ megabytes: MAX_MEGABYTES }));
  return trimLines(text);
}

function trimLines(text: string): string {
  const blocks = text.replaceAll(`${BREAK}\n`, '\n').replaceAll(BREAK, '\n').split(EDGE);
  return blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .join('\n')
    .split('\n')
    .map((line) => line.trimStart())
    .join('\n');
}

/**
 * The likely size of the board in a text, so that room can be reserved before it is read; where it is cropped, of
 * the part that a diagram draws or that a game views. Only the beginning of a long text is looked at.
 */
export function guessSize(whole: string, isCropped = false): readonly [columns: number, rows: number] {
  const text = whole.slice(0, EXCERPT);
  // Letters in their order are digits in base 36.
  const [, left, top, right, bottom] = (isCropped && /VW\[(\w)(\w):(\w)(\w)\]/.exec(text)) || [];
  const between = (first = '', last = '') => 1 + Math.abs(Number.parseInt(last, 36) - Number.parseInt(first, 36));
  if (bottom) return [between(left, right), between(top, bottom)];
  const [, columns, rows = columns] = /SZ\s*\[\s*(\d+)(?::(\d+))?/.exec(text) ?? [];
  if (columns) return [Number(columns), Number(rows)];
  if (/^\(/.test(text)) return [19, 19];
  const lines = text.split(/[\n/]/).map((line) => line.replace(/\s/g, ''));
  const [header, ...diagram] = lines.flatMap((line) => /^>*\$\$(.*)/.exec(line)?.[1] ?? []);
  // Several layers are drawn as two pictures.
  if (header === undefined) return /^--|\/\//m.test(text) ? [20, 20] : [lines[0]?.length || 19, lines.length];
  // Between two borders a diagram shows the whole height or width of the board, otherwise a part.
  const drawn = diagram.filter((line) => !/^[[{]|^$/.test(line));
  const isBorder = (line = '') => /^[-+|]?[-+]/.test(line);
  const inside = drawn.filter((line) => !isBorder(line));
  const first = inside[0] ?? '';
  const width = first.replace(/\|/g, '').length;
  const wide = isCropped || /^\|.*\|$/.test(first);
  const high = isCropped || (isBorder(drawn[0]) && isBorder(drawn.at(-1)));
  // Without a size in its header it is as long one way as it is between its borders the other way.
  const other = wide ? width : high ? inside.length : 19;
  const size = Number(/^[BW]?c?(\d+)/.exec(header)?.[1] ?? other);
  return [wide ? width : Math.max(size, width), high ? inside.length : Math.max(size, inside.length)];
}

/** True if a text is likely to be a game or a diagram with moves. */
export const guessMoves = (text: string): boolean =>
  /^\(/.test(text) ? /;\s*[BW]\s*\[/.test(text.slice(0, EXCERPT)) : /^\$\$.*[ |][1-9]/m.test(text.slice(0, EXCERPT));
