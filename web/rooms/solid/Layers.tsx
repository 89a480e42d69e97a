import { useRef } from 'preact/hooks';
import * as en from '#locale/solid.ts';
import type { Palette } from '../../engine/engine.ts';
import type { Places } from '../../engine/space.ts';
import type { Point } from '../../engine/types.ts';
import { WAY_KEYS } from '../../model/keys.ts';
import { Board } from '../../ui/board/Board.tsx';
import type { BoardScene } from '../../ui/board/scene.ts';
import { isPlainOrShift } from '../../ui/keys.ts';
import { joinedIn, ORIGIN, ROLL_OF, ROLLS, type Roll, rolled } from './rolling.ts';
import { WayButtons } from './WayButtons.tsx';

interface Props {
  readonly scene: BoardScene;
  readonly palette: Palette;
  /** The column, row and layer that are shown first. */
  readonly first: Places;
  readonly setFirst: (first: Places) => void;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly first: Places;
  isDrag: boolean;
}

const SIGNS = { left: '⇠', right: '⇢', up: '⇡', down: '⇣', in: '⇞', out: '⇟' } as const;

/** The layers side by side; with joined edges they are dragged round, and a click that was a drag places nothing. */
export function Layers({ scene, palette, first, setFirst }: Props) {
  const held = useRef<Press | null>(null);
  const { study, position, view } = scene;
  const joined = joinedIn(position);
  if (!joined.includes(true)) return <Board scene={scene} palette={palette} />;

  const roll = (way: Roll) => setFirst(rolled(position, first, ROLLS[way]));
  /** An action that is left out at the end of a drag. */
  const unlessDragged = (act: (point: Point) => void) => (point: Point) => {
    if (!held.current?.isDrag) act(point);
  };
  const { press, moveCursor, painting: _, ...rest } = scene;
  const rolling = {
    ...rest,
    press: unlessDragged(press),
    moveCursor: unlessDragged(moveCursor),
    // The cells are made anew.
    describeDeps: [...scene.describeDeps, String(first)],
  };
  const ways = (['left', 'right', 'up', 'down', 'in', 'out'] as const).filter((way) =>
    ROLLS[way].some((by, axis) => by !== 0 && joined[axis]),
  );
  return (
    <div
      class="layers"
      onPointerDown={({ target, button, isPrimary, clientX: x, clientY: y }) => {
        const isOnBoard = target instanceof Element && target.closest('.surface');
        if (isOnBoard && button === 0 && isPrimary) held.current = { x, y, first, isDrag: false };
      }}
      onPointerMove={({ currentTarget, clientX, clientY }) => {
        const from = held.current;
        const canvas = from && currentTarget.querySelector('canvas');
        if (!from || !canvas) return;
        const spacing = canvas.clientWidth / study.size(view).width;
        const [columns, rows] = [(from.x - clientX) / spacing, (from.y - clientY) / spacing].map(Math.round);
        const next = rolled(position, from.first, [columns ?? 0, rows ?? 0, 0]);
        from.isDrag ||= String(next) !== String(from.first);
        if (from.isDrag && String(next) !== String(first)) setFirst(next);
      }}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
      onKeyDown={(event) => {
        const way = WAY_KEYS[event.key];
        if (!way || !event.shiftKey || !isPlainOrShift(event)) return;
        roll(ROLL_OF[way]);
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Board scene={rolling} palette={palette} />
      <WayButtons
        ways={ways}
        names={en.roll}
        signs={SIGNS}
        go={roll}
        goBack={() => setFirst(ORIGIN)}
        isAtStart={first.every((at) => at === 0)}
      />
      <p class="hint">{en.roll.hint}</p>
    </div>
  );
}
