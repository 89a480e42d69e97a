import * as words from '#locale/widget.ts';
import { inSameWords } from '../../locales/spoken.ts';
import { ofDocument } from '../safe-document.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Component } from '../view/component.ts';
import { create, set } from '../view/dom.ts';
import type { MenuPart } from '../view/menu.ts';
import { createFilm } from './film.ts';
import { styled } from './styled.ts';
import { createTable } from './table.ts';
import { addressOf, FORMATS, formatsOf, textOf } from './text-of.ts';
import { stateAt, stateBeside } from './ways.ts';

/** A new window; null in a frame that may not open one, where Firefox throws. */
function openedAt(address: string): Window | null {
  try {
    return window.open(address);
  } catch {
    return null;
  }
}

/** Copies a text, which is also selected; false if the browser does not allow that. */
async function copyText(content: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(content);
    return true;
  } catch {
    return ofDocument('execCommand').call(document, 'copy');
  }
}

/** Buttons that copy the board, show it as a table, and open it in the full page. */
const createMenu: MenuPart['createMenu'] = (turn, sentences): Component => {
  let snapshot: Snapshot;
  let table: ReturnType<typeof createTable> | undefined;
  const drawer = create('div', { class: 'drawer', part: 'drawer' });
  const text = create('textarea', { part: 'text', rows: 4, readonly: true, spellcheck: 'false' });
  const said = create('p', { role: 'status' });

  const button = (label: string, click: () => void, more = {}) =>
    create('button', { type: 'button', part: 'button', click, ...more }, label);

  /** Opens the drawer with the content of a button, or closes it. */
  const open = (by: HTMLElement | null, ...content: Node[]) => {
    table = undefined;
    for (const each of [copy, tabled]) set(each, { 'aria-expanded': String(each === by) });
    drawer.replaceChildren(...content);
  };
  const isOpen = (by: HTMLElement) => by.getAttribute('aria-expanded') === 'true';

  /** Shows a text, selected, and copies it if the browser allows that. */
  const offer = (content: string) => {
    drawer.append(text, said);
    text.value = content;
    set(text, { 'aria-label': words.copyAs });
    text.focus();
    text.select();
    text.scrollTop = 0;
    inSameWords(copyText(content), (done) => {
      said.textContent = done ? words.copied : words.copyByHand;
    });
  };
  const formats = FORMATS.map((format) => ({
    format,
    button: button(words.formats[format], () => offer(textOf(format, snapshot, sentences)), { 'data-format': format }),
  }));

  const copy: HTMLElement = button(words.copyAs, () =>
    isOpen(copy) ? open(null) : open(copy, create('div', { class: 'row' }, ...formats.map((each) => each.button))),
  );
  const tabled: HTMLElement = button(words.table, () => {
    if (isOpen(tabled)) return open(null);
    const made = createTable(sentences);
    open(tabled, made.element);
    made.show(snapshot);
    table = made;
  });
  const link = create(
    'a',
    {
      part: 'link',
      target: '_blank',
      rel: 'noopener',
      click: (event: Event) => {
        // In a sandboxed frame a link may silently do nothing.
        if (self.origin !== 'null') return;
        event.preventDefault();
        const opened = openedAt(link.href);
        if (opened) {
          opened.opener = null;
          return;
        }
        open(null, create('p', {}, words.linkByHand));
        text.value = link.href;
        drawer.append(text);
        text.focus();
        text.select();
      },
    },
    words.fullPage,
  );
  const other = button('', turn);
  open(null);

  return {
    element: create(
      'div',
      { class: 'menu', part: 'menu' },
      create('div', { class: 'row' }, other, copy, tabled, link),
      drawer,
    ),
    show(now) {
      snapshot = now;
      const address = addressOf(now);
      set(link, { href: address || null, hidden: !address });
      const offered = formatsOf(now);
      for (const { format, button } of formats) set(button, { hidden: !offered.includes(format) });
      set(other, { hidden: now.show !== 'both' });
      other.textContent = words.turn({ color: now.stepping });
      table?.show(now);
    },
  };
};

export const menuPart: MenuPart = {
  createFilm: (...given) => styled(createFilm(...given)),
  createMenu: (...given) => styled(createMenu(...given)),
  textOf,
  stateAt,
  stateBeside,
};
