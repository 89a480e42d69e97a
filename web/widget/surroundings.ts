/** What an element is drawn in: the engine, its document, and what the owner of the page has set. */
import type { WasmSource } from '../engine/types.ts';
import type { WidgetBuild } from '../engine/widget.ts';
import { webAddress } from './address.ts';
import type { elementColors } from './colors.ts';
import { drawLens, partNamed } from './loading.ts';
import { isOpenToPreact } from './safe-document.ts';
import { pageOf, type Settings } from './state/attributes.ts';
import { lensOf } from './state/lens-place.ts';
import type { Surroundings } from './state/snapshot.ts';
import type { State } from './state/state.ts';
import { themeOf } from './watch.ts';

/** What the owner of a page has set for all elements. */
export interface Owner {
  wasm: WasmSource | (() => WasmSource | Promise<WasmSource>);
  preload: boolean;
  page: string;
  sources: readonly string[];
  links: string;
  view: string;
  theme: string;
}

const faultWords = () => partNamed('faults');

export function surroundingsOf(
  element: HTMLElement,
  owner: Owner,
  { engine, texts }: WidgetBuild,
  { isPrinting, isInSpace }: State,
  { themes, mode }: Settings,
  colorsFor: ReturnType<typeof elementColors>,
): Surroundings {
  const theme = themeOf(element, themes, isPrinting);
  const isOpen = isOpenToPreact(element.ownerDocument);
  return {
    engine,
    texts,
    hasSpaces: isInSpace,
    faultWords,
    theme,
    palette: colorsFor(engine, theme, isPrinting),
    page: pageOf(element, owner.page),
    // Not relative to a base, which content may have set.
    links: (owner.links && webAddress(owner.links, location.href)) || '',
    canShowLens: Boolean(mode && drawLens[lensOf(mode)]) && isOpen,
    canPlay: partNamed('games') !== null && isOpen,
    canPress: partNamed('board') !== null && isOpen,
  };
}
