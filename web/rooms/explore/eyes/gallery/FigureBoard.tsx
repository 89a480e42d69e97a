import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Palette } from '../../../../engine/engine.ts';
import type { EyeAnalyst, EyeGroup, EyeView } from '../../../../engine/eyes.ts';
import type { Position } from '../../../../engine/types.ts';
import { type NamedScene, positionOf } from '../../../../scenes/scene.ts';
import { SmallBoard } from '../../../../ui/board/SmallBoard.tsx';
import { layerOf, withoutRules } from '../moments.ts';
import { largest } from '../place.ts';

const ROOM = { width: 150, height: 130 };
const WIDEST = 18;

interface Props {
  readonly figure: NamedScene;
  readonly title: string;
  /** The words below the title, each a line; the first says what becomes of the group. */
  readonly lines: (group: EyeGroup, position: Position) => readonly (string | undefined)[];
  /** False if the eyes and values that the rules find are not shown. */
  readonly hasRules?: boolean;
  readonly analyst: EyeAnalyst;
  readonly palette: Palette;
  readonly open: (position: Position, id: string) => void;
  /** What follows the button. */
  readonly children?: ComponentChildren;
}

/** A group of White in a gallery, which a press puts on the board. */
export function FigureBoard({ figure, title, lines, hasRules = true, analyst, palette, open, children }: Props) {
  const { id } = figure;
  const { position, side, study } = useMemo(() => {
    const position = positionOf(figure);
    return { position, side: analyst.eyes(position).white, study: analyst.board(position) };
  }, [figure]);
  const index = largest(side.groups);
  const group = side.groups[index];
  if (!group) return null;
  const layer = layerOf(side, index, null, []);
  const view: EyeView = {
    color: null,
    moment: 0,
    layers: [],
    eyes: hasRules ? layer : { ...withoutRules(layer), save: [], kill: [] },
  };
  // The status belongs to the name; a line of play in it would be recited with each look at the button.
  const [first, ...others] = lines(group, position).filter((line) => line !== undefined);
  const idOf = (part: string) => `figure-${id}-${part}`;
  return (
    <li>
      <button
        type="button"
        class="choice"
        data-focus={id}
        aria-labelledby={[idOf('title'), idOf('status')].join(' ')}
        aria-describedby={others.map((_, index) => idOf(`about-${index}`)).join(' ') || undefined}
        onClick={() => open(position, id)}
      >
        <SmallBoard study={study} view={view} palette={palette} room={ROOM} widest={WIDEST} />
        <b id={idOf('title')}>{title}</b>
        <span id={idOf('status')}>{first}</span>
        {others.map((line, index) => (
          <span key={line} id={idOf(`about-${index}`)}>
            {line}
          </span>
        ))}
      </button>
      {children}
    </li>
  );
}
