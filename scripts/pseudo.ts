/**
 * A language that is made from English by changing its messages only, to find words that are in none, and
 * places that are too small: each word is spelt backwards with accents, each text is longer by 40 %, and each
 * message is in brackets.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pattern, parse, serialize, TextElement } from '@fluent/syntax';

export const PSEUDO = 'xx';

const ENGLISH = fileURLToPath(new URL('../web/locales/en/', import.meta.url));
const FOLDER = fileURLToPath(new URL(`../web/locales/${PSEUDO}/`, import.meta.url));

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽáƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];
const LONGER = 1.4;

const backwards = (word: string) =>
  [...word]
    .reverse()
    .map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
    .join('');

/** A text with its words backwards, but for names of elements, since it may be HTML, and words after it that make it longer. */
export function changed(text: string): string {
  const words = text.replace(/<[^<>]*>|[A-Za-z]+/g, (piece) => (piece.startsWith('<') ? piece : backwards(piece)));
  const letters = words.replace(/<[^<>]*>|[^\p{L} ]/gu, '').trim();
  const more = letters.slice(0, Math.round(letters.length * (LONGER - 1))).trim();
  if (!more) return words;
  // Before the punctuation and spaces at the end.
  return words.replace(/(?=[^\p{L}>]*$)/u, ` ${more}`);
}

function change(pattern: Pattern): void {
  for (const element of pattern.elements) {
    if (element.type === 'TextElement') element.value = changed(element.value);
    else if (element.expression.type === 'SelectExpression')
      for (const { value } of element.expression.variants) change(value);
  }
}

function bracketed(pattern: Pattern): void {
  change(pattern);
  pattern.elements = [new TextElement('⟦'), ...pattern.elements, new TextElement('⟧')];
}

/** Writes the folder of the language. */
export function writePseudo(): void {
  mkdirSync(FOLDER, { recursive: true });
  const names = readdirSync(ENGLISH).filter((each) => each.endsWith('.ftl'));
  for (const name of readdirSync(FOLDER)) if (!names.includes(name)) rmSync(join(FOLDER, name));
  for (const name of names) {
    const resource = parse(readFileSync(join(ENGLISH, name), 'utf8'), {});
    for (const entry of resource.body) {
      if (entry.type !== 'Message') continue;
      // Not words, but the tag of a language, here of one that has no letters between the items of a list.
      if (entry.id.name === 'intl') entry.value = new Pattern([new TextElement('ja')]);
      else for (const { value } of [entry, ...entry.attributes]) if (value) bracketed(value);
    }
    const path = join(FOLDER, name);
    const text = serialize(resource, {});
    // One that stays as it is is not touched: another test may be reading it.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}
