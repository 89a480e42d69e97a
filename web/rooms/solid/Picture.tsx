import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import * as en from '#locale/solid.ts';
import type { Palette } from '../../engine/engine.ts';
import type { Point } from '../../engine/types.ts';
import { usePointed } from '../../ui/board/pointing.ts';
import type { BoardScene } from '../../ui/board/scene.ts';
import { Toolbar } from '../../ui/Toolbar.tsx';
import { NOTHING, type Peeled, SIDES, type Side, sideOf } from './peeling.ts';
import { Solid } from './Solid.tsx';
import { START, TURNS, type Turn, turned } from './turning.ts';

export interface PictureProps {
  readonly scene: BoardScene;
  readonly palette: Palette;
  /** The first view; that of the page by default. */
  readonly start?: Turn;
  /** The uses of the pointer and of the keys; those of the page by default. */
  readonly hint?: string;
  readonly help?: string;
  /** More below the controls. */
  readonly children?: ComponentChildren;
}

/** The solid with the controls that turn it and look inside. */
export function Picture({ scene, palette, start = START, hint, help = en.help, children }: PictureProps) {
  const [turn, setTurn] = useState(start);
  const [peeled, setPeeled] = useState<Peeled>(NOTHING);
  const [side, setSide] = useState<Side>('first');
  const [single, setSingle] = useState(false);
  const { position } = scene;
  const pageHint = scene.painting ? en.hint : en.turnHint;
  const pointed = usePointed();
  const chosen = useChosen(scene, single ? pointed : null);
  const at = SIDES.indexOf(side);
  const taken = peeled[at] ?? 0;
  const peel = (count: number) => setPeeled(peeled.map((old, index) => (index === at ? count : old)));
  return (
    <section class="solid" aria-label={en.heading}>
      <Solid scene={scene} palette={palette} turn={turn} setTurn={setTurn} shown={{ peeled, chosen }} help={help} />
      <p class="hint solid-here" aria-hidden="true">
        {pointed !== null && pointed < position.stones.length ? scene.say(pointed) : (hint ?? pageHint)}
      </p>
      <Toolbar label={en.turn.tools}>
        <div class="group">
          {(['left', 'right', 'up', 'down'] as const).map((way) => (
            <button
              key={way}
              type="button"
              class="choice"
              aria-label={en.turn[way]}
              title={en.turn[way]}
              onClick={() => setTurn(turned(turn, TURNS[way]))}
            >
              {en.turnSigns[way]}
            </button>
          ))}
          <button type="button" class="choice" onClick={() => setTurn(start)}>
            {en.turn.start}
          </button>
        </div>
      </Toolbar>
      <details>
        <summary>{en.peel}</summary>
        <div class="solid-peel">
          <label>
            {en.peelSide}{' '}
            <select value={side} onChange={(event) => setSide(event.currentTarget.value as Side)}>
              {SIDES.map((each) => (
                <option key={each} value={each}>
                  {en.sides[each]}
                </option>
              ))}
            </select>
          </label>
          <input
            type="range"
            min={0}
            max={sideOf(position, side) - 1}
            value={taken}
            aria-label={en.sides[side]}
            aria-valuetext={en.peeled(taken)}
            onInput={(event) => peel(Number(event.currentTarget.value))}
          />
          <output>{en.peeled(taken)}</output>
          <button
            type="button"
            class="choice"
            aria-disabled={peeled.every((count) => count === 0)}
            onClick={() => setPeeled(NOTHING)}
          >
            {en.whole}
          </button>
        </div>
        <label class="row">
          <input type="checkbox" checked={single} onChange={(event) => setSingle(event.currentTarget.checked)} />{' '}
          {en.single}
        </label>
      </details>
      {children}
    </section>
  );
}

/** The points of the block or region on a point. */
function useChosen({ study, view: { color } }: BoardScene, point: Point | null): readonly Point[] | null {
  return useMemo(() => {
    if (point === null || color === null) return null;
    const { blocks, regions } = study.facts(color);
    return [...blocks, ...regions].find(({ points }) => points.includes(point))?.points ?? null;
  }, [study, color, point]);
}
