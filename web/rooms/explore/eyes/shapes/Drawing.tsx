import { useState } from 'preact/hooks';
import * as en from '#locale/eye-shapes.ts';
import type { EyeAnalyst } from '../../../../engine/eyes.ts';
import { type Cell, type Site, toggled } from './shape.ts';
import { drawnShape } from './words.ts';

interface Props {
  readonly analyst: EyeAnalyst;
  readonly site: Site;
  readonly open: (cells: readonly Cell[]) => void;
}

/** The number of rows and of columns to draw on. */
const SIDE = 5;

const FIRST: readonly Cell[] = [
  [1, 2],
  [2, 2],
  [3, 2],
];

/** A small grid to draw a shape on, with the eyes that it gives. */
export function Drawing({ analyst, site, open }: Props) {
  const [cells, setCells] = useState(FIRST);
  const shape = analyst.shape(cells);
  const isVital = (x: number, y: number) => {
    const [left, top] = [Math.min(...cells.map(([each]) => each)), Math.min(...cells.map(([, each]) => each))];
    return shape?.vital.some(([column, row]) => column + left === x && row + top === y) ?? false;
  };
  return (
    <div class="eye-drawing">
      <div class="eye-drawing-grid" role="group" aria-label={en.drawHere}>
        {Array.from({ length: SIDE * SIDE }, (_, index) => {
          const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
          return (
            <button
              key={index}
              type="button"
              aria-label={en.cell({ column: x + 1, row: y + 1 })}
              aria-pressed={cells.some(([column, row]) => column === x && row === y)}
              data-vital={isVital(x, y) || undefined}
              onClick={() => setCells(toggled(cells, [x, y]))}
            />
          );
        })}
      </div>
      <div>
        <p role="status" class="sentence">
          {shape ? drawnShape(shape, site) : en.notOne}
        </p>
        <p class="buttons">
          <button
            type="button"
            class="choice"
            data-focus="drawn"
            aria-disabled={!shape}
            onClick={() => shape && open(shape.cells)}
          >
            {en.openDrawn}
          </button>
        </p>
      </div>
    </div>
  );
}
