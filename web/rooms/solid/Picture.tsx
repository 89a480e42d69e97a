import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { betweenSentences } from '#locale/shared.ts';
import * as en from '#locale/solid.ts';
import { pointName } from '../../engine/coordinate.ts';
import type { Palette } from '../../engine/engine.ts';
import { colorAt } from '../../engine/position.ts';
import type { Places } from '../../engine/space.ts';
import type { Point, Position } from '../../engine/types.ts';
import { startOf, TURNS, type Turn, turned } from '../../model/turning.ts';
import { usePointed } from '../../ui/board/pointing.ts';
import type { BoardScene } from '../../ui/board/scene.ts';
import { StageContext } from '../../ui/stage.tsx';
import type { Area } from './area.ts';
import { cutOf, type Inside } from './inside.ts';
import { Solid } from './Solid.tsx';
import { WayButtons } from './WayButtons.tsx';

export interface PictureProps {
  readonly scene: BoardScene;
  readonly palette: Palette;
  /** The first view; that of the page by default. */
  readonly start?: Turn;
  /** The uses of the pointer and of the keys; those of the page by default. */
  readonly hint?: string;
  readonly help?: string;
  /** The height of the solid is that of its room, and not by its width. */
  readonly fills?: boolean;
}

interface Props extends PictureProps {
  /** The column, row and layer that are shown first. */
  readonly first: Places;
  readonly inside: Inside;
  /** The block or region that is pointed at. */
  readonly area: Area | null;
}

const WAYS = ['left', 'right', 'up', 'down'] as const;
const SIGNS = { left: '←', right: '→', up: '↑', down: '↓' } as const;

/** The solid with what turns it, and the point that is pointed at or aimed at. */
export function Picture({ scene, palette, hint, help = en.help, fills = false, first, inside, area, ...props }: Props) {
  const { position } = scene;
  const start = props.start ?? startOf(position);
  const [turn, setTurn] = useState(start);
  const pageHint = scene.painting ? en.hint : en.turnHint;
  const pointed = usePointed();
  /** The point that the next press plays on. */
  const [aim, setAim] = useState<Point | null>(null);
  useEffect(() => setAim(null), [position.stones, turn]);
  const { peeled, plane, isFaded } = inside;
  const shown = { peeled, cut: plane && cutOf(plane), chosen: isFaded && area ? area.points : null };
  const stage = useContext(StageContext);
  useLayoutEffect(() => {
    if (stage) stage.inSpace = { first, solid: { ...turn, ...shown } };
  });
  const said =
    aim !== null
      ? scene.confirm?.(aim)
      : pointed !== null && pointed < position.stones.length
        ? scene.describe(pointed)
        : undefined;
  return (
    <section class="solid" aria-label={en.heading}>
      <Solid
        scene={scene}
        palette={palette}
        turn={turn}
        setTurn={setTurn}
        shown={shown}
        help={scene.helpInSpace?.solid ?? help}
        fills={fills}
        aim={aim}
        setAim={setAim}
      />
      <p class="hint solid-here">
        <span aria-hidden="true">{said !== undefined && area ? en.ended({ said }) : (said ?? hint ?? pageHint)}</span>
        {area && (
          <>
            {betweenSentences}
            <span>{aboutArea(area, position)}</span>
          </>
        )}
      </p>
      <WayButtons
        ways={WAYS}
        names={en.turn}
        signs={SIGNS}
        go={(way) => setTurn(turned(turn, TURNS[way]))}
        goBack={() => setTurn(start)}
      />
    </section>
  );
}

/** The liberties of a block, or the surface of a region. */
function aboutArea({ points: [first = 0], liberties, surface }: Area, position: Position): string {
  const color = colorAt(position, first);
  if (color && liberties !== null) return en.liberties({ color, point: pointName(position, first), liberties });
  if (!surface) return '';
  const { points, pieces, hangsTogether } = surface;
  const touching = !hangsTogether ? 'nowhere' : (position.layers ?? 1) > 1 ? 'edges' : 'corners';
  return en.surface({ points: points.length, pieces, touching });
}
