import type { ComponentChildren } from 'preact';
import * as en from '#locale/eyes.ts';
import type { EyeGroup } from '../../../engine/eyes.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import type { Speaker } from './pointing.ts';

interface Props {
  readonly group: EyeGroup;
  readonly speaker: Speaker;
  readonly show: (phrase: Phrase) => ComponentChildren;
}

/** The reasons why the blocks of a group belong together. */
export function Links({ group, speaker: { point }, show }: Props) {
  const { links, blocks } = group;
  if (links.length === 0) return null;
  return (
    <details class="eyes-links">
      <summary>{en.links(blocks.length)}</summary>
      <ul>
        {links.map(({ between: [a, b], why, at }) => (
          <li key={`${a} ${b}`}>{show(en.link(point(a), point(b), why, at.map(point)))}</li>
        ))}
      </ul>
    </details>
  );
}
