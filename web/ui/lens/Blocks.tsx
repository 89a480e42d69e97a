import { aboutBlock } from '#locale/blocks.ts';
import { pointName } from '../../engine/coordinate.ts';
import type { Facts, Point, Position } from '../../engine/types.ts';
import { nameOf } from '../../model/sentence.ts';

interface Props {
  readonly facts: Facts;
  readonly position: Position;
  readonly label: string;
  /** Blocks of both colors can be chosen: White's names carry a prime. */
  readonly both?: boolean;
  /** The text beside the name of a block and the place of its first stone. */
  readonly about: (block: number) => string;
  readonly isPressed: (block: number) => boolean;
  readonly press: (block: number) => void;
}

/** What an action names to give the focus to the button of a block. */
export const focusOf = ([first]: readonly Point[]) => `block ${first}`;

/** Buttons with the names of all blocks. As on the board, a ring means alive and a cross cast out. */
export function Blocks({ facts, position, label, both, about, isPressed, press }: Props) {
  return (
    <ul class="wraps block-list" aria-label={label}>
      {facts.blocks.map(({ name, points, castOut }, index) => {
        const block = nameOf(facts, 'block', index, both).text;
        const point = pointName(position, points[0] ?? 0);
        return (
          <li key={name}>
            <button
              type="button"
              class="choice"
              data-focus={focusOf(points)}
              aria-label={aboutBlock({ block, point, about: about(index) })}
              aria-pressed={isPressed(index)}
              title={about(index)}
              onClick={() => press(index)}
            >
              <span class={castOut === null ? 'status alive' : 'status dead'} aria-hidden="true" />
              <b>{block}</b>
              {point}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
