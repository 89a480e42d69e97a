import { useState } from 'preact/hooks';
import * as en from '#locale/solid.ts';
import type { Places } from '../../engine/space.ts';
import type { Size } from '../../engine/types.ts';
import { DIRECTIONS, type Direction, type Inside, type Plane, planeName, planesOf, sideName, WHOLE } from './inside.ts';
import { directionOf, SIDES, type Side, sideOf } from './peeling.ts';

interface Props {
  readonly size: Size;
  readonly first: Places;
  readonly inside: Inside;
  readonly change: (inside: Inside) => void;
}

/** The controls that take parts of a solid away: rows from its sides, and what lies in front of a plane. */
export function SeeInside({ size, first, inside, change }: Props) {
  const [side, setSide] = useState<Side>('first');
  const { peeled, plane, isFaded } = inside;
  const at = SIDES.indexOf(side);
  const taken = peeled[at] ?? 0;
  const peel = (count: number) =>
    change({ ...inside, peeled: peeled.map((old, index) => (index === at ? count : old)) });
  const cut = (by: Partial<Plane>) => plane && change({ ...inside, plane: { ...plane, ...by } });
  const choose = (direction: Direction | '') => {
    if (direction === '') return change({ ...inside, plane: null });
    const middle = Math.floor(planesOf(size, direction) / 2);
    change({ ...inside, plane: { direction, at: middle, isSingle: plane?.isSingle ?? false } });
  };
  const sideWords = (each: Side) => en.side[directionOf(each)]({ name: sideName(size, first, each) });
  const name = plane && en.planeAt[plane.direction]({ name: planeName(size, first, plane) });
  return (
    <details name="pictures">
      <summary>{en.peel}</summary>
      <div class="solid-inside">
        <div class="wraps solid-peel">
          <label class="wraps">
            {en.plane}
            <select
              value={plane?.direction ?? ''}
              onChange={(event) => choose(event.currentTarget.value as Direction | '')}
            >
              <option value="">{en.noPlane}</option>
              {DIRECTIONS.map((each) => (
                <option key={each} value={each}>
                  {en.directions[each]}
                </option>
              ))}
            </select>
          </label>
          {plane && name && (
            <>
              <input
                type="range"
                min={0}
                max={planesOf(size, plane.direction) - 1}
                value={plane.at}
                aria-label={en.directions[plane.direction]}
                aria-valuetext={name}
                onInput={(event) => cut({ at: Number(event.currentTarget.value) })}
              />
              <output>{name}</output>
              <label class="check">
                <input
                  type="checkbox"
                  checked={plane.isSingle}
                  onChange={(event) => cut({ isSingle: event.currentTarget.checked })}
                />
                {en.onlyPlane}
              </label>
            </>
          )}
        </div>
        <div class="wraps solid-peel">
          <label class="wraps">
            {en.peelSide}
            <select value={side} onChange={(event) => setSide(event.currentTarget.value as Side)}>
              {SIDES.map((each) => (
                <option key={each} value={each}>
                  {sideWords(each)}
                </option>
              ))}
            </select>
          </label>
          <input
            type="range"
            min={0}
            max={sideOf(size, side) - 1}
            value={taken}
            aria-label={sideWords(side)}
            aria-valuetext={en.peeled({ n: taken })}
            onInput={(event) => peel(Number(event.currentTarget.value))}
          />
          <output>{en.peeled({ n: taken })}</output>
        </div>
        <label class="check">
          <input
            type="checkbox"
            checked={isFaded}
            onChange={(event) => change({ ...inside, isFaded: event.currentTarget.checked })}
          />
          {en.single}
        </label>
        {isFaded && <p class="hint">{en.crimson}</p>}
        <button
          type="button"
          class="choice"
          aria-disabled={!isFaded && !plane && peeled.every((count) => count === 0)}
          onClick={() => change(WHOLE)}
        >
          {en.whole}
        </button>
      </div>
    </details>
  );
}
