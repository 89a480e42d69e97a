import * as words from '#locale/widget.ts';
import { isGrid } from '../../engine/position.ts';
import { plain } from '../../locales/phrase.ts';
import { encode } from '../../model/address.ts';
import { PLAIN } from '../../model/play.ts';
import { NOT_COUNTED } from '../../model/prisoners.ts';
import { shownColors } from '../../model/run.ts';
import { boardName } from '../../model/sentence.ts';
import { HOME } from '../../model/where.ts';
import type { Part } from '../../ui/board/paint.ts';
import { ofDocument } from '../safe-document.ts';
import { type Snapshot, snapshotView } from '../state/snapshot.ts';
import { sentenceOf } from './caption.ts';
import type { Actions, Component } from './component.ts';
import { create, set } from './dom.ts';
import { partShown } from './picture.ts';
import { createTable } from './table.ts';

const FORMATS = ['diagram', 'sgf', 'rows', 'svg', 'link'] as const satisfies readonly (keyof typeof words.formats)[];
type Format = (typeof FORMATS)[number];

/** The address of the same view on the full page; empty without such a page. */
function addressOf(snapshot: Snapshot): string {
  const { page, facts, moment, where } = snapshot;
  if (!page) return '';
  const place = facts?.places[moment] ?? '0';
  const unplayed = { ko: null, prisoners: NOT_COUNTED, captures: true, play: PLAIN };
  return `${page.replace(/#.*/s, '')}#${encode({ ...snapshot, ...unplayed, start: null, place, where: where ?? HOME })}`;
}

/** The position as text in some format. */
function textOf(format: Format, snapshot: Snapshot): string {
  const { texts, facts, show, rules, position, marks, title } = snapshot;
  if (format === 'link') return addressOf(snapshot);
  if (format === 'svg') {
    const options = { colors: facts ? shownColors({ show }) : [], rules };
    const name = title || boardName(position);
    const view = snapshotView(snapshot);
    return svgOf(texts.svg(position, options, view, name, plain(sentenceOf(snapshot))), partShown(snapshot, view));
  }
  return texts.write(format, position, marks, title);
}

/** A part of a drawing, which is in hundredths of a spacing from its left and upper edge. */
function svgOf(svg: string, part: Part): string {
  const [width, height] = [part.width, part.height].map((length) => Math.round(length * 100)) as [number, number];
  return svg.replace(/ width="(\d+)" height="\d+" viewBox="(-?\d+) (-?\d+) (\d+) \d+"/, (_, pixels, left, top, all) => {
    const scale = Number(pixels) / Number(all);
    const corner = [Number(left) + part.left * 100, Number(top) + part.top * 100].map(Math.round).join(' ');
    const size = [width, height].map((length) => Math.ceil(length * scale));
    return ` width="${size[0]}" height="${size[1]}" viewBox="${corner} ${width} ${height}"`;
  });
}

/** A new window; null in a frame that may not open one, where Firefox throws. */
function openedAt(address: string): Window | null {
  try {
    return window.open(address);
  } catch {
    return null;
  }
}

/** Buttons that copy the board, show it as a table, and open it in the full page. */
export function createMenu({ turn }: Actions): Component {
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
  const offer = async (content: string) => {
    drawer.append(text, said);
    text.value = content;
    set(text, { 'aria-label': words.copyAs });
    text.focus();
    text.select();
    text.scrollTop = 0;
    let done = true;
    try {
      await navigator.clipboard.writeText(content);
    } catch {
      done = ofDocument('execCommand').call(document, 'copy');
    }
    said.textContent = done ? words.copied : words.copyByHand;
  };
  const formats = FORMATS.map((format) => ({
    format,
    button: button(words.formats[format], () => offer(textOf(format, snapshot)), { 'data-format': format }),
  }));

  const copy: HTMLElement = button(words.copyAs, () =>
    isOpen(copy) ? open(null) : open(copy, create('div', { class: 'row' }, ...formats.map((each) => each.button))),
  );
  const tabled: HTMLElement = button(words.table, () => {
    if (isOpen(tabled)) return open(null);
    const made = createTable();
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
      const isFlat = isGrid(now.position);
      // Only rows have layers, and SVG shows what no text does.
      const hidden: Record<Format, boolean> = {
        diagram: !isFlat,
        sgf: !isFlat,
        rows: isFlat,
        svg: false,
        link: !address,
      };
      for (const { format, button } of formats) set(button, { hidden: hidden[format] });
      set(other, { hidden: now.show !== 'both' });
      other.textContent = words.turn({ color: now.stepping });
      table?.show(now);
    },
  };
}
