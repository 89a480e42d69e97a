import * as en from '#locale/eye-named.ts';
import { otherColor } from '../../../../engine/position.ts';
import { NAMED, type NamedGroup } from '../../../../scenes/named.ts';
import type { PanelProps } from '../panel-props.ts';
import { FigureBoard } from './FigureBoard.tsx';
import { noteOf, pageOf, titleOf } from './named-words.ts';

/** The groups that players know by name, each with its status, a line of play and its source. */
export function Named({ analyst, palette, openBoard }: Omit<PanelProps, 'panel'>) {
  return (
    <div class="eye-gallery stack">
      <p>{en.intro}</p>
      <ul class="gallery">
        {NAMED.map((named) => (
          <FigureBoard
            key={named.id}
            figure={named}
            title={titleOf(named.id)}
            lines={() => [statusSaid(named), lineSaid(named), noteOf(named.id)]}
            hasRules={false}
            analyst={analyst}
            palette={palette}
            open={openBoard}
          >
            <a class="link" href={named.source} rel="noreferrer">
              {en.source({ page: pageOf(named.source) })}
            </a>
          </FigureBoard>
        ))}
      </ul>
    </div>
  );
}

const statusSaid = ({ claims: { status, byKo } }: NamedGroup): string => en.status({ status, byKo });

/** Best play of the side that has something to try. */
function lineSaid({ claims: { first, line } }: NamedGroup): string | undefined {
  const color = first === 'owner' ? 'white' : otherColor('white');
  const moves = line.map((move) => (move === 'pass' ? en.pass : move));
  return line.length > 0 ? en.line({ color, moves }) : undefined;
}
