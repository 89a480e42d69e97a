import type { ComponentChildren } from 'preact';
import * as en from '#locale/eyes.ts';
import type { EyeGroup, EyeLink } from '../../../engine/eyes.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import type { Speaker } from './pointing.ts';

interface Props {
  readonly group: EyeGroup;
  readonly speaker: Speaker;
  readonly show: (phrase: Phrase) => ComponentChildren;
  /** What follows the words for a link. */
  readonly after?: ((link: EyeLink) => ComponentChildren) | undefined;
}

/** The reasons why the blocks of a group belong together. */
export function Links({ group, speaker: { point }, show, after }: Props) {
  const { links, blocks } = group;
  if (links.length === 0) return null;
  return (
    <details class="eyes-links">
      <summary>{en.links({ blocks: blocks.length })}</summary>
      <ul>
        {links.map((link) => {
          const { between, why, at } = link;
          const [a, b] = between;
          return (
            <li key={between.join(' ')}>
              {show(en.link({ a: point(a), b: point(b), why, at: at.map(point) }))}
              {after?.(link)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
