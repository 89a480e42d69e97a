/** A board as text. */
import { isGrid } from '../../engine/position.ts';
import { plain } from '../../locales/phrase.ts';
import { encode } from '../../model/address.ts';
import { PLAIN } from '../../model/play.ts';
import { NOT_COUNTED } from '../../model/prisoners.ts';
import { shownColors } from '../../model/run.ts';
import { HOME } from '../../model/where.ts';
import type { Part } from '../../ui/board/paint.ts';
import { type Snapshot, snapshotView } from '../state/snapshot.ts';
import type { Format, MenuWords } from '../view/menu.ts';
import { partShown } from '../view/picture.ts';

export const FORMATS = ['diagram', 'sgf', 'rows', 'svg', 'link'] as const satisfies readonly Format[];

/** The formats of a board: only rows have layers, and SVG shows what no text does. */
export function formatsOf({ position, page }: Snapshot): Format[] {
  const flat = isGrid(position) ? (['diagram', 'sgf'] as const) : (['rows'] as const);
  return [...flat, 'svg', ...(page ? (['link'] as const) : [])];
}

/** The address of the same view on the full page; empty without such a page. */
export function addressOf(snapshot: Snapshot): string {
  const { page, facts, moment, where } = snapshot;
  if (!page) return '';
  const place = facts?.places[moment] ?? '0';
  const unplayed = { ko: null, prisoners: NOT_COUNTED, captures: true, play: PLAIN };
  return `${page.replace(/#.*/s, '')}#${encode({ ...snapshot, ...unplayed, start: null, place, where: where ?? HOME })}`;
}

/**
 * The position as text in some format; as SGF the whole game, if one is shown.
 * @throws RangeError for another format, for a board that it cannot write, and for a link without a full page
 */
export function textOf(format: Format, snapshot: Snapshot, { boardName, sentenceOf }: MenuWords): string {
  const { texts, facts, show, rules, position, marks, title, palette, play } = snapshot;
  if (format !== 'rows' && !formatsOf(snapshot).includes(format)) throw new RangeError(`No format ${format}.`);
  if (format === 'link') return addressOf(snapshot);
  if (format === 'svg') {
    const options = { colors: facts ? shownColors({ show }) : [], rules };
    const name = title || boardName(position);
    const view = { ...snapshotView(snapshot), stoneRadius: palette.stoneRadius };
    return svgOf(texts.svg(position, options, view, name, plain(sentenceOf(snapshot))), partShown(snapshot, view));
  }
  if (format === 'sgf' && play?.reading.format === 'sgf') return play.reading.source(play.item);
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
