import type { Facts, Position } from '../engine/types.ts';
import { pointName } from '../model/coordinate.ts';
import * as en from './en.ts';

interface Props {
  readonly facts: Facts;
  readonly position: Position;
  readonly chosen: number;
  readonly choose: (block: number) => void;
}

/** The names of all blocks, to choose one by. */
export function Blocks({ facts, position, chosen, choose }: Props) {
  return (
    <>
      <ul class="proof-blocks" aria-label={en.blocks}>
        {facts.blocks.map(({ name, points, castOut }, index) => (
          <li key={name}>
            <button
              type="button"
              class="choice"
              aria-pressed={index === chosen}
              title={en.blockTitle(castOut === null)}
              onClick={() => choose(index)}
            >
              <span class={castOut === null ? 'lives' : 'falls'} aria-hidden="true" />
              <b>{name}</b> {pointName(position, points[0] ?? 0)}
              <span class="unseen">, {en.blockTitle(castOut === null)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="hint">{en.legend}</p>
    </>
  );
}
