import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pointName, walked } from '../../engine/coordinate.ts';
import type { Engine, Palette } from '../../engine/engine.ts';
import type { Hit, Point, View } from '../../engine/types.ts';
import * as text from '../../locales/en/page.ts';
import { plain } from '../../locales/phrase.ts';
import type { Run } from '../../model/run.ts';
import { pointSentence, pointWords } from '../../model/sentence.ts';
import type { State } from '../../model/state.ts';
import { ghostAt } from '../../model/stroke.ts';
import { viewOf } from '../../model/view.ts';
import { useHistory, useHistoryLater } from '../following.ts';
import type { Store } from '../store.ts';
import { fittingSpacing, paint, usePixelRatio } from './canvas.ts';
import { clickPoint, newStroke } from './click.ts';
import { Loupe } from './Loupe.tsx';
import { PointGrid, pointId } from './PointGrid.tsx';
import { selectionOf, usePointer } from './pointer.ts';

interface Props {
  readonly store: Store;
  readonly engine: Engine;
  readonly palette: Palette;
}

/** Lines are never further apart than this, in CSS pixels: a tiny board does not shout. */
const WIDEST_SPACING = 84;

/** What a point says of itself: its name, stone, block or region, and what became of it. */
function pointText({ position, show }: State, run: Run | null, point: Point): string {
  return run ? plain(pointSentence(run.facts, position, run.at, point, show === 'both')) : pointWords(position, point);
}

/** The board: a canvas, what the pointer and the keyboard do on it, and a grid for those who do not see it. */
export function Board({ store, engine, palette }: Props) {
  const state = useHistory(store).present;
  // To write a line moves others: the picture does not wait for that.
  const written = useHistoryLater(store).present;
  const analyzed = store.analyze(state);
  const { board, run } = analyzed;
  const { dispatch } = store;
  const { columns, rows } = state.position;
  const room = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const [box, setBox] = useState<{ width: number; height: number } | null>(null);
  const [focused, setFocused] = useState(false);
  const [cursor, setCursor] = useState<Point>(0);
  const [announced, setAnnounced] = useState<Point | null>(null);
  const at = Math.min(cursor, columns * rows - 1);

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const { width, maxHeight } = getComputedStyle(element);
      const side = Number.parseFloat(width);
      const height = Number.parseFloat(maxHeight) || side;
      setBox((old) => (old?.width === side && old.height === height ? old : { width: side, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);

  const base = viewOf(state, run, analyzed.problem);
  const size = board.size(base);
  const spacing = box ? Math.min(fittingSpacing(size, box, ratio), Math.floor(WIDEST_SPACING * ratio)) : 0;

  const hitAt = (x: number, y: number): Hit | null => {
    const frame = surface.current?.getBoundingClientRect();
    if (!frame || !spacing) return null;
    return board.hit(base, ((x - frame.left) * ratio) / spacing, ((y - frame.top) * ratio) / spacing);
  };
  const click = (point: Point) => clickPoint(state, run, engine, point, dispatch);
  const pointer = usePointer({ state, run, spacing: spacing / ratio, hitAt, click, dispatch, moveCursor: setCursor });

  const ghostPoint = pointer.aim ?? pointer.over;
  const ghostColor = ghostPoint === null ? null : ghostAt(state, ghostPoint);
  const view: View = {
    ...base,
    ghost: ghostPoint !== null && ghostColor ? { point: ghostPoint, color: ghostColor } : null,
    cursor: focused ? at : pointer.aim,
  };

  useLayoutEffect(() => {
    if (canvas.current && spacing) paint(canvas.current, board, view, spacing, palette, ratio);
  }, [board, JSON.stringify(view), spacing, palette, ratio]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = walked(state.position, at, event.key);
    switch (event.key) {
      case 'Enter':
        click(at);
        setAnnounced(at);
        break;
      case 'Delete':
      case 'Backspace':
        dispatch({ type: 'paint', points: [at], color: null, stroke: newStroke() });
        setAnnounced(at);
        break;
      default:
        if (to === null) return;
        setCursor(to);
        setAnnounced(null);
    }
    event.preventDefault();
  };

  // What the keyboard is on lights up, as what the pointer is on does.
  useEffect(() => {
    if (!focused || !run) return;
    const { blocks, regions } = run.facts;
    const owner = (things: readonly { readonly points: readonly Point[] }[]) => {
      const index = things.findIndex((thing) => thing.points.includes(at));
      return index < 0 ? null : index;
    };
    const hit = { point: at, block: owner(blocks), region: owner(regions) };
    dispatch({ type: 'select', selection: selectionOf(hit, run) });
  }, [focused, at, run?.facts]);

  const textOf = (point: Point) =>
    point < written.position.stones.length ? pointText(written, store.analyze(written).run, point) : '';
  const shownPoint = focused ? at : (pointer.aim ?? pointer.over);
  return (
    <div class="board" ref={room}>
      <div
        class="surface"
        ref={surface}
        role="grid"
        tabIndex={0}
        aria-label={text.board(columns, rows)}
        aria-describedby="board-help"
        aria-rowcount={rows}
        aria-colcount={columns}
        aria-activedescendant={focused ? pointId('point', at) : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          dispatch({ type: 'select', selection: null });
        }}
        onKeyDown={onKeyDown}
        {...pointer.handlers}
      >
        <canvas ref={canvas} aria-hidden="true" />
        <PointGrid
          id="point"
          position={state.position}
          cursor={focused ? at : null}
          say={(point) => pointText(state, run, point)}
          on={[state.position, state.show, run?.study, run?.moment]}
          inset={(((size.width - columns) / 2) * spacing) / ratio}
        />
      </div>
      {pointer.loupe && (
        <Loupe
          board={board}
          view={view}
          palette={palette}
          ratio={ratio}
          spacing={spacing / ratio}
          point={pointer.loupe.point}
          columns={columns}
          size={size}
        />
      )}
      <p class={pointer.aim === null ? 'here' : 'here aiming'} aria-hidden="true">
        {pointer.aim !== null
          ? text.confirm(pointName(state.position, pointer.aim))
          : shownPoint !== null
            ? textOf(shownPoint)
            : ''}
      </p>
      <p class="unseen" id="board-help">
        {text.boardHelp}
      </p>
      <p class="unseen" aria-live="polite">
        {announced !== null ? textOf(announced) : ''}
      </p>
    </div>
  );
}
