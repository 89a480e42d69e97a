import type { DiagramLink, Point } from '../../engine/types.ts';
import { webAddress } from '../address.ts';

/** A mark that leads to another page. */
export interface MarkLink {
  readonly point: Point;
  /** The page's name or address, as the diagram has it. */
  readonly target: string;
  readonly href: string;
}

/**
 * The links of a diagram whose addresses are known: full ones, and names of pages, which take the place of `$1`
 * in the pattern, a full address too. Without a pattern there are none.
 */
export function linksOf(links: readonly DiagramLink[], pattern: string): readonly MarkLink[] {
  return links.flatMap(({ point, target }) => {
    const href = pattern && addressOf(target, pattern);
    return href ? [{ point, target, href }] : [];
  });
}

function addressOf(target: string, pattern: string): string | null {
  const name = encodeURIComponent(target);
  return webAddress(FULL.test(target) ? target : pattern.replaceAll('$1', () => name), pattern);
}

const FULL = /^https?:\/\//i;
