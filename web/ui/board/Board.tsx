import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { walked } from '../../engine/coordinate.ts';
import type { Palette } from '../../engine/engine.ts';
import type { SpaceView } from '../../engine/space.ts';
import type { Hit, Point } from '../../engine/types.ts';
import { isShown } from '../../model/crop.ts';
import { isAnywhere, POINT_KEYS, WAY_KEYS } from '../../model/keys.ts';
import { useDeferred } from '../deferred.ts';
import { isPlain } from '../keys.ts';
import { useSame } from '../same.ts';
import { Loupe } from './Loupe.tsx';
import { PointGrid, pointId } from './PointGrid.tsx';
import { fittingSpacing, paint } from './paint.ts';
import { partOf } from './part.ts';
import { usePixelRatio } from './pixel-ratio.ts';
import { type Place, placesOn } from './place.ts';
import { usePointer } from './pointer.ts';
import { useLook, usePointed } from './pointing.ts';
import { useRoom } from './room.ts';
import type { BoardScene } from './scene.ts';

interface Props {
  readonly scene: BoardScene;
  readonly palette: Palette;
}

/** The board: a canvas with pointer and keyboard input, and a grid for screen readers. */
export function Board({ scene, palette }: Props) {
  const { study, position, view: base, crop, sides, cursor, press, moveCursor, describe } = scene;
  const { columns, rows } = position;
  const room = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const box = useRoom(room);
  const [focused, setFocused] = useState(false);
  /** The cursor is shown and moved by the arrows: not after a press of the mouse, until an arrow up or down. */
  const [walks, setWalks] = useState(true);
  const [announced, setAnnounced] = useState<Point | null>(null);
  const at = Math.min(cursor, position.stones.length - 1);
  const shownCursor = focused && walks ? at : null;
  const pointed = usePointed();

  const drawing = study.size(base);
  const size = partOf(crop ?? null, position, drawing, sides);
  const placeOnDrawing = placesOn(position, drawing, (point) => study.place(base, point));
  const place = (point: Point): Place => {
    const [x, y] = placeOnDrawing(point);
    return [x - size.left, y - size.top];
  };
  const spacing = box ? fittingSpacing(size, box, ratio) : 0;
  const hitAt = (x: number, y: number): Hit | null => {
    const frame = canvas.current?.getBoundingClientRect();
    if (!canvas.current || !frame || !(spacing > 0)) return null;
    // The page may show the canvas enlarged.
    const unit = (spacing * frame.width) / canvas.current.width;
    const hit = study.hit(base, (x - frame.left) / unit + size.left, (y - frame.top) / unit + size.top);
    return hit && isShown(crop ?? null, position, hit.point) ? hit : null;
  };
  const look = useLook(scene);
  const pointer = usePointer({ ...scene, spacing: spacing / ratio, hitAt, look });

  const ghostPoint = pointer.aim ?? pointer.over;
  const ghostColor = ghostPoint === null ? null : scene.ghostAt(ghostPoint);
  const view = useSame<SpaceView>({
    ...base,
    pointed,
    ghost: ghostPoint !== null && ghostColor ? { point: ghostPoint, color: ghostColor } : null,
    cursor: shownCursor ?? pointer.aim ?? base.cursor ?? null,
  });
  useLayoutEffect(() => {
    if (canvas.current && spacing > 0) paint(canvas.current, study, view, spacing, palette, ratio, size);
  }, [study, view, spacing, palette, ratio, crop, sides]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlain(event)) return;
    const { key } = event;
    if (!walks && isAnywhere(key)) return;
    const way = WAY_KEYS[key];
    const to = way ? walked(position, at, way) : null;
    const command = POINT_KEYS[key];
    if (command === 'use') {
      press(at);
      setAnnounced(at);
    } else if (command && scene.remove) {
      scene.remove(at);
      setAnnounced(at);
    } else if (to !== null) {
      setWalks(true);
      moveCursor(walks ? to : at);
      setAnnounced(null);
    } else return;
    event.preventDefault();
  };

  // The keyboard's cursor highlights blocks and regions as the pointer does.
  useEffect(() => {
    if (shownCursor === null) return;
    look(study.hit(base, ...placeOnDrawing(at)));
  }, [shownCursor, study]);

  // Writing a sentence shifts the layout, so it waits until the board is painted; what is only heard does not.
  const written = useDeferred(scene);
  const describeAt = (point: Point, on = written) => (point < on.position.stones.length ? on.describe(point) : '');
  const here = shownCursor ?? pointer.aim ?? pointer.over;
  return (
    <div class="board">
      <div class="room" ref={room} style={{ aspectRatio: `${size.width} / ${size.height}`, '--spacings': size.height }}>
        <div
          class="surface"
          data-focus="board"
          ref={(element) => {
            surface.current = element;
            if (scene.surface) scene.surface.current = element;
          }}
          role="grid"
          tabIndex={0}
          aria-label={scene.label}
          aria-describedby="board-help"
          aria-rowcount={rows * (position.layers ?? 1)}
          aria-colcount={columns}
          aria-activedescendant={focused ? pointId('point', at) : undefined}
          onFocus={() => {
            setFocused(true);
            // The page may hand the focus over after a click elsewhere: the arrows still step then.
            setWalks(surface.current?.matches(':focus-visible') ?? true);
          }}
          onBlur={() => {
            setFocused(false);
            setWalks(true);
            look(null);
          }}
          onKeyDown={onKeyDown}
          // After a press of the mouse the cursor is hidden, so that the arrows still step.
          onMouseDown={(event) => {
            event.preventDefault();
            if (document.activeElement === surface.current) return;
            surface.current?.focus({ preventScroll: true });
            setWalks(false);
          }}
          {...pointer.handlers}
        >
          <canvas ref={canvas} aria-hidden="true" />
          <PointGrid
            id="point"
            position={position}
            cursor={focused ? at : null}
            describe={describe}
            on={scene.describeDeps}
            place={place}
            first={base.first}
            crop={crop ?? null}
            spacing={spacing / ratio}
          />
        </div>
      </div>
      {pointer.loupe && (
        <Loupe
          board={study}
          view={view}
          palette={palette}
          ratio={ratio}
          spacing={spacing / ratio}
          place={place(pointer.loupe.point)}
          point={pointer.loupe.point}
          width={size.width}
        />
      )}
      <p class={pointer.aim === null ? 'here' : 'here aiming'} aria-hidden="true">
        {pointer.aim !== null ? scene.confirm?.(pointer.aim) : here !== null && describeAt(here)}
      </p>
      <p class="unseen" id="board-help">
        {scene.help}
      </p>
      <p class="unseen" aria-live="polite">
        {pointer.aim !== null ? scene.confirm?.(pointer.aim) : announced !== null && describeAt(announced, scene)}
      </p>
    </div>
  );
}
