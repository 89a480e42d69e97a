import * as en from '#locale/prove.ts';
import type { Color, Facts, Position } from '../../../engine/types.ts';
import { Blocks } from '../../../ui/lens/Blocks.tsx';

interface Props {
  /** The facts of the proof's colour. */
  readonly own: Facts;
  /** The facts of the other colour, if its blocks can be chosen too. */
  readonly other: Facts | null;
  readonly position: Position;
  /** The chosen block of the proof's colour. */
  readonly chosen: number;
  readonly press: (color: Color, block: number) => void;
}

/** Lists of the blocks that can be chosen, Black's before White's. */
export function BlockLists({ own, other, position, chosen, press }: Props) {
  const sides = other ? [own, other].sort((a) => (a.color === 'black' ? -1 : 1)) : [own];
  return (
    <>
      {sides.map((facts) => (
        <div key={facts.color}>
          {other && (
            <span class="label" aria-hidden="true">
              {en.blocksOf({ color: facts.color })}
            </span>
          )}
          <Blocks
            facts={facts}
            position={position}
            label={other ? en.blocksOf({ color: facts.color }) : en.blocks}
            both={other !== null}
            about={(index) => en.blockTitle[facts.blocks[index]?.castOut === null ? 'alive' : 'captured']}
            isPressed={(index) => facts === own && index === chosen}
            press={(index) => press(facts.color, index)}
          />
        </div>
      ))}
      <p class="hint">{en.legend}</p>
    </>
  );
}
