import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isNear, pointName, walked } from '../../engine/coordinate.ts';
import type { Palette, Study } from '../../engine/engine.ts';
import { colorAt } from '../../engine/position.ts';
import type { Color, Point, Position, View } from '../../engine/types.ts';
import { confirm } from '../../locales/en/page.ts';
import { adopt } from '../adopt.ts';
import { fittingSpacing, paint, usePixelRatio } from '../board/canvas.ts';
import { PointGrid, pointId } from '../board/PointGrid.tsx';
import { SURE_TOUCH } from '../board/pointer.ts';
import style from './style.css?inline';

adopt(style);

interface Props {
  /** Begins the ids of what is in it, so that several chapters can be open. */
  readonly id: string;
  readonly study: Study;
  readonly position: Position;
  readonly view: View;
  readonly palette: Palette;
  readonly label: string;
  readonly help: string;
  /** The color of the stone that a press would place, if it would place one. */
  readonly plays: Color | null;
  /** Its height follows from its width, without room for the text below it. */
  readonly tall?: boolean;
  /** SVG over the board, where a point is 1 wide and high, and the top left one begins at 0, 0. */
  readonly over?: ComponentChildren;
  readonly cursor: Point;
  readonly moveCursor: (point: Point) => void;
  readonly press: (point: Point) => void;
  readonly say: (point: Point) => string;
  readonly surface: RefObject<HTMLDivElement | null>;
  /** Called with what the pointer or the focused cursor is on. */
  readonly look?: (point: Point | null) => void;
}

/** Lines are never further apart than this, nor the board higher, in CSS pixels. */
const WIDEST_SPACING = 56;
const HIGHEST = 440;

/** A board that the reader selects or plays on by pointer, touch or keyboard; the page's own board does not change. */
export function SmallBoard(props: Props) {
  const { id, study, position, view: base, palette, over, cursor, press, surface } = props;
  const { columns, rows } = position;
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const [width, setWidth] = useState(0);
  const [focused, setFocused] = useState(false);
  const [under, setUnder] = useState<Point | null>(null);
  const [aim, setAim] = useState<Point | null>(null);
  useEffect(() => setAim(null), [position.stones]);
  const looked = under ?? (focused ? cursor : null);
  useEffect(() => props.look?.(looked), [looked]);

  useLayoutEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  const size = study.size(base);
  const height = props.tall ? Number.POSITIVE_INFINITY : Math.min(HIGHEST, Math.max(window.innerHeight * 0.6, 240));
  const box = { width, height };
  const spacing = Math.min(fittingSpacing(size, box, ratio), Math.floor(WIDEST_SPACING * ratio));
  const aimed = aim ?? under;
  const ghost =
    aimed !== null && props.plays && !colorAt(position, aimed) ? { point: aimed, color: props.plays } : null;
  const view: View = { ...base, ghost, cursor: focused ? cursor : (aim ?? base.cursor) };
  useLayoutEffect(() => {
    if (canvas.current && spacing > 0) paint(canvas.current, study, view, spacing, palette, ratio);
  });

  const pointAt = (event: MouseEvent): Point | null => {
    const frame = canvas.current?.getBoundingClientRect();
    if (!canvas.current || !frame || !spacing) return null;
    // The page around it may have enlarged it.
    const unit = (spacing * frame.width) / canvas.current.width;
    const place = (from: number, to: number) => (to - from) / unit;
    return study.hit(base, place(frame.left, event.clientX), place(frame.top, event.clientY))?.point ?? null;
  };
  const onClick = (event: MouseEvent) => {
    const point = pointAt(event);
    if (point === null) return;
    props.moveCursor(point);
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    if (!isTouch || !props.plays || spacing / ratio >= SURE_TOUCH) press(point);
    else if (aim !== null && isNear(position, aim, point)) {
      setAim(null);
      press(aim);
    } else setAim(point);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = walked(position, cursor, event.key);
    if (event.key === 'Enter' || event.key === ' ') press(cursor);
    else if (to === null) return;
    else props.moveCursor(to);
    event.preventDefault();
    event.stopPropagation();
  };

  // Where the points are, without the coordinates around them.
  const inset = (((size.width - columns) / 2) * spacing) / ratio;
  return (
    <div class="small-board" ref={room}>
      <div
        class="surface"
        ref={surface}
        role="grid"
        tabIndex={0}
        aria-label={props.label}
        aria-describedby={`${id}-help`}
        aria-rowcount={rows}
        aria-colcount={columns}
        aria-activedescendant={focused ? pointId(id, cursor) : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={(event) => event.pointerType !== 'touch' && setUnder(pointAt(event))}
        onPointerLeave={() => setUnder(null)}
      >
        <canvas ref={canvas} aria-hidden="true" />
        {over && (
          <div class="over" style={{ inset: `${inset}px` }}>
            <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
              {over}
            </svg>
          </div>
        )}
        <PointGrid
          id={id}
          position={position}
          cursor={focused ? cursor : null}
          say={props.say}
          on={[props.say]}
          inset={inset}
        />
      </div>
      <p class={aim === null ? 'here' : 'here aiming'} aria-hidden="true">
        {aim !== null ? confirm(pointName(position, aim)) : looked !== null && props.say(looked)}
      </p>
      <p class="unseen" id={`${id}-help`}>
        {props.help}
      </p>
    </div>
  );
}
