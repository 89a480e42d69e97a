import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as en from '#locale/solid.ts';
import { walked } from '../../engine/coordinate.ts';
import type { Palette } from '../../engine/engine.ts';
import type { SolidView, SpaceView } from '../../engine/space.ts';
import type { Hit, Point } from '../../engine/types.ts';
import { POINT_KEYS, WAY_KEYS } from '../../model/keys.ts';
import { SURE_TOUCH } from '../../model/stroke.ts';
import { dragged, TURNS, type Turn, turned } from '../../model/turning.ts';
import { fittingSpacing, paint } from '../../ui/board/paint.ts';
import { usePixelRatio } from '../../ui/board/pixel-ratio.ts';
import { PointingContext, useLook, usePointed } from '../../ui/board/pointing.ts';
import { useRoom } from '../../ui/board/room.ts';
import type { BoardScene } from '../../ui/board/scene.ts';
import { isPlainOrShift } from '../../ui/keys.ts';
import { useSame } from '../../ui/same.ts';

interface Props {
  readonly scene: BoardScene;
  readonly palette: Palette;
  readonly turn: Turn;
  readonly setTurn: (turn: Turn) => void;
  /** What is taken away and what is faded. */
  readonly shown: Omit<SolidView, 'around' | 'above'>;
  /** The use of the keys. */
  readonly help: string;
  readonly fills: boolean;
  /** The point that the next press plays on, because the first may have meant another one. */
  readonly aim: Point | null;
  readonly setAim: (point: Point | null) => void;
}

/** A press that has moved less is a click, in CSS pixels. */
const CLICK = 5;

/** The greatest height of the picture for its width. */
const HIGHEST = 1.25;

/** Points whose middles are drawn nearer to each other may be taken for each other, in spacings. */
const APART = 0.75;

/** The widest distance of two lines, in CSS pixels. */
const WIDEST = 64;
const WIDEST_IN_ROOM = 96;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
  isDrag: boolean;
}

/** The board as a solid, turned by dragging; a click places a stone on a point that can be seen. */
export function Solid({ scene, palette, turn, setTurn, shown, help, fills, aim, setAim }: Props) {
  const { study, position, view: base, press, describe } = scene;
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<Press | null>(null);
  const ratio = usePixelRatio();
  const pointing = useContext(PointingContext);
  const pointed = usePointed();
  const [over, setOver] = useState<Point | null>(null);
  const [focused, setFocused] = useState(false);
  const [announced, setAnnounced] = useState<Point | null>(null);
  const { width, height } = useRoom(surface) ?? { width: 0, height: 0 };
  const at = Math.min(scene.cursor, position.stones.length - 1);

  const ghost = over === null ? null : scene.ghostAt(over);
  const view = useSame<SpaceView>({
    ...base,
    solid: { ...turn, ...shown },
    pointed,
    ghost: over !== null && ghost ? { point: over, color: ghost } : null,
    cursor: focused ? at : aim,
  });
  const size = study.size(view);
  const room = { width, height: fills ? height : width * HIGHEST };
  const spacing = width && Math.min(fittingSpacing(size, room, ratio), (fills ? WIDEST_IN_ROOM : WIDEST) * ratio);
  useLayoutEffect(() => {
    if (canvas.current && spacing > 0) paint(canvas.current, study, view, spacing, palette, ratio);
  }, [study, view, spacing, palette, ratio]);

  const hitAt = ({ clientX, clientY }: PointerEvent): Hit | null => {
    const frame = canvas.current?.getBoundingClientRect();
    if (!frame || !(spacing > 0)) return null;
    const unit = size.width / frame.width;
    return study.hit(view, (clientX - frame.left) * unit, (clientY - frame.top) * unit);
  };
  /** True if the reader may have meant another point than this: lines are narrow for a finger, or points overlap. */
  const isUnsure = (point: Point, isTouch: boolean): boolean => {
    if (!scene.confirm) return false;
    if (isTouch && spacing / ratio < SURE_TOUCH) return true;
    const [x, y] = study.place(view, point);
    for (let other = 0; other < position.stones.length; other++) {
      const [otherX, otherY] = study.place(view, other);
      if (other !== point && Math.hypot(otherX - x, otherY - y) < APART) return true;
    }
    return false;
  };
  const look = useLook(scene);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainOrShift(event)) return;
    const { key } = event;
    const way = WAY_KEYS[key];
    const to = way ? walked(position, at, way) : null;
    const command = POINT_KEYS[key];
    if (event.shiftKey) {
      if (!way || way === 'above' || way === 'below') return;
      setTurn(turned(turn, TURNS[way]));
    } else if (command === 'use') {
      press(at);
      setAnnounced(at);
    } else if (command && scene.remove) {
      scene.remove(at);
      setAnnounced(at);
    } else if (to !== null) {
      scene.moveCursor(to);
      setAnnounced(to);
      pointing?.at(to);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      class="solid-surface"
      data-focus="solid"
      ref={surface}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys
      tabIndex={0}
      role="application"
      aria-label={en.label}
      aria-describedby="solid-help"
      onFocus={() => {
        const isByKeys = surface.current?.matches(':focus-visible') ?? true;
        setFocused(isByKeys);
        if (isByKeys) setAnnounced(at);
      }}
      onBlur={() => {
        setFocused(false);
        look(null);
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        held.current = { x: event.clientX, y: event.clientY, turn, isDrag: false };
        surface.current?.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const from = held.current;
        if (!from) {
          if (event.pointerType === 'touch') return;
          const hit = hitAt(event);
          setOver(hit?.point ?? null);
          look(hit);
          return;
        }
        const [across, down] = [event.clientX - from.x, event.clientY - from.y];
        from.isDrag ||= Math.hypot(across, down) >= CLICK;
        if (!from.isDrag) return;
        setOver(null);
        setTurn(dragged(from.turn, across, down, matchMedia('(prefers-reduced-motion: reduce)').matches));
      }}
      onPointerUp={(event) => {
        const from = held.current;
        held.current = null;
        if (!from || from.isDrag) return;
        const hit = hitAt(event);
        if (!hit) return;
        scene.moveCursor(hit.point);
        look(hit);
        if (hit.point !== aim && isUnsure(hit.point, event.pointerType === 'touch')) return setAim(hit.point);
        setAim(null);
        press(hit.point);
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
      onPointerLeave={(event) => {
        if (held.current || event.pointerType === 'touch') return;
        setOver(null);
        look(null);
      }}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <p class="unseen" id="solid-help">
        {help}
      </p>
      <p class="unseen" aria-live="polite">
        {aim !== null
          ? scene.confirm?.(aim)
          : announced !== null && announced < position.stones.length && describe(announced)}
      </p>
    </div>
  );
}
