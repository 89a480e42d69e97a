/**
 * The page inside a frame: one board from the part of the address after `#`, `name=value`
 * joined by `&`. `text` is a diagram, a game or rows; `rows` is rows joined by `/`; all others
 * are attributes of the element. The page around the frame gets the board's height.
 */

import { webAddress } from '../address.ts';
import type { PassAliveElement } from '../element.ts';
import { wordsOf } from './script.ts';

const board = document.createElement('pass-alive') as PassAliveElement;

/** The allowed origins of the full page: the frame's own, and those that its file names. */
const PAGES = [location.origin, ...wordsOf('data-pages')];

/** The colours of the frame for the names of themes. */
const schemeOf = (names: readonly string[]): string =>
  names[0] === 'auto' || names.length > 1 ? 'light dark' : /^(dim|night)$/.test(names[0] ?? '') ? 'dark' : 'light';

function read(): void {
  const fields = new Map(
    location.hash
      .slice(1)
      .split('&')
      .map((field) => {
        const equals = field.indexOf('=');
        return [field.slice(0, equals), unescaped(field.slice(equals + 1))] as const;
      }),
  );
  const page = webAddress(fields.get('page') ?? '', location.href);
  // Anybody can write the address of this frame, so it must not link to unknown hosts.
  if (page && !PAGES.includes(new URL(page).origin)) fields.delete('page');
  for (const name of (board.constructor as typeof PassAliveElement).observedAttributes) {
    const value = fields.get(name);
    if (value === undefined) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
  // A frame cannot see the colours of the page around it.
  const { style } = document.documentElement;
  const themes = fields.get('theme')?.match(/\S+/g) ?? [];
  style.colorScheme = schemeOf(themes);
  // The frame is the ground of the board: two themes follow it.
  board.setAttribute('theme', themes.length === 1 ? `${themes[0]} ${themes[0]}` : themes.join(' '));
  const text = fields.get('text') ?? fields.get('rows');
  if (text === undefined && fields.has('src')) {
    board.replaceChildren();
    return;
  }
  const pre = document.createElement('pre');
  pre.textContent = text ?? '';
  board.replaceChildren(pre);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function sendHeight(): void {
  const height = Math.ceil(board.getBoundingClientRect().height);
  if (height) parent.postMessage({ type: 'pass-alive', height }, '*');
}

document.body.style.margin = '0';
document.body.append(board);
addEventListener('hashchange', read);
read();
new ResizeObserver(sendHeight).observe(board);
