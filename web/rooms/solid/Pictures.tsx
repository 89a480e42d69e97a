import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as en from '#locale/solid.ts';
import { sidesOf } from '../../engine/sides.ts';
import type { Point, Position } from '../../engine/types.ts';
import { PAGE_KEYS } from '../../model/keys.ts';
import { type Pointing, PointingContext, usePointed } from '../../ui/board/pointing.ts';
import { Choice } from '../../ui/Choices.tsx';
import { isPlainOrShift } from '../../ui/keys.ts';
import { useArea } from './area.ts';
import { acrossOf } from './arrangement.ts';
import { WHOLE } from './inside.ts';
import { Layers } from './Layers.tsx';
import { neighborsOf } from './neighbors.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import { ORIGIN } from './rolling.ts';
import { SeeInside } from './SeeInside.tsx';

interface Props extends PictureProps {
  /** The keys of the layers; those of the page by default. */
  readonly layersHelp?: string;
  /** What stands before the controls. */
  readonly above?: ComponentChildren;
  /** More controls. */
  readonly children?: ComponentChildren;
}

const SHOWN = ['solid', 'layers'] as const;

/** The height of the layers for their width, where the room gives both. */
const HEIGHT_IN_ROOM = 1;

/** Both pictures of a board in space: the solid, and the layers side by side. */
export function Pictures(props: Props) {
  const [pointing] = useState(newPointing);
  const { position } = props.scene;
  return (
    <PointingContext.Provider value={pointing}>
      <Both key={`${sidesOf(position)} ${position.form}`} {...props} />
    </PointingContext.Provider>
  );
}

/** The pictures of a board of one size, with what they show alike. */
function Both({ scene, palette, layersHelp = en.layersHelp, above, children, ...props }: Props) {
  /** The picture that is shown where there is room for one. */
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('solid');
  const [first, setFirst] = useState(ORIGIN);
  const [inside, setInside] = useState(WHOLE);
  const [asked, setAsked] = useState<{ readonly position: Position; readonly point: Point } | null>(null);
  const pointed = usePointed();
  const { position } = scene;
  const at = Math.min(scene.cursor, position.stones.length - 1);
  /** The neighbors, until the cursor moves on or a stone is placed. */
  const neighbors = asked?.position === position && asked.point === at ? neighborsOf(position, at) : '';
  const area = useArea(scene, pointed, inside.isFaded);
  const view = { ...scene.view, first, surface: area?.surface?.points ?? scene.view.surface ?? [] };
  const layers = { ...view, across: props.fills ? acrossOf(position, HEIGHT_IN_ROOM) : acrossOf(position) };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnBoard = event.target instanceof Element && event.target.matches('.surface, .solid-surface');
    if (!isOnBoard || PAGE_KEYS[event.key] !== 'neighbors' || !isPlainOrShift(event)) return;
    setAsked({ position, point: at });
    event.preventDefault();
  };
  return (
    <div class={`pictures shows-${shown}`} onKeyDown={onKeyDown}>
      <Picture {...props} scene={{ ...scene, view }} palette={palette} first={first} inside={inside} area={area} />
      {above}
      <div class="solid-more">
        <Choice label={en.picture.name} quiet values={SHOWN} names={en.picture} value={shown} choose={setShown} />
        {children}
        <SeeInside size={position} first={first} inside={inside} change={setInside} />
      </div>
      <Layers
        scene={{ ...scene, view: layers, help: scene.helpInSpace?.layers ?? layersHelp }}
        palette={palette}
        first={first}
        setFirst={setFirst}
      />
      <p class="hint pictures-neighbors" role="status">
        {neighbors}
      </p>
    </div>
  );
}

function newPointing(): Pointing {
  const listeners = new Set<() => void>();
  let now: Point | null = null;
  return {
    get point() {
      return now;
    },
    at(point) {
      if (point === now) return;
      now = point;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
