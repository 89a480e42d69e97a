import { useMemo, useState } from 'preact/hooks';
import * as en from '#locale/eye-shapes.ts';
import { number } from '#locale/shared.ts';
import type { EyeAnalyst, EyeShape } from '../../../../engine/eyes.ts';
import type { Position } from '../../../../engine/types.ts';
import { NAMED } from '../../../../scenes/named.ts';
import { Choice } from '../../../../ui/Choices.tsx';
import { titleOf } from '../gallery/named-words.ts';
import { Drawing } from './Drawing.tsx';
import { hasText } from './names.ts';
import { ALL, boardOf, type Cell, CORNER, fits, SITES, SIZES, type Site, sizeOf } from './shape.ts';
import { aboutShape } from './words.ts';

interface Props {
  readonly analyst: EyeAnalyst;
  readonly open: (position: Position, id: string) => void;
  /** Leads to a group that players know by name, by its id. */
  readonly showNamed: (id: string) => void;
}

const VALUES = ['1', '{2|1}', '2'] as const;
const SIZE_NAMES = { all: en.anySize, ...Object.fromEntries(SIZES.map((size) => [size, number(size)])) };
const VALUE_NAMES = { all: en.anyValue, ...Object.fromEntries(VALUES.map((value) => [value, value])) };
const SITE_NAMES: readonly Site[] = SITES;

/** All shapes of up to seven points with their eyes; each opens as a board. */
export function Shapes({ analyst, open, showNamed }: Props) {
  const shapes = useMemo(() => SIZES.flatMap((size) => analyst.shapes(size)), []);
  const [filter, setFilter] = useState(ALL);
  const [site, setSite] = useState<Site>('center');
  const shown = shapes.filter((shape) => fits(shape, filter));
  const named = shown.length > 0 ? [] : namedLike(filter.name);
  return (
    <div class="eye-shapes">
      <p>{en.intro}</p>
      <div class="wraps eye-shapes-filter">
        <Choice
          label={en.size}
          values={['all', ...SIZES.map(String)]}
          names={SIZE_NAMES}
          value={String(filter.size ?? 'all')}
          choose={(size) => setFilter({ ...filter, size: size === 'all' ? null : Number(size) })}
        />
        <Choice
          label={en.value}
          values={['all', ...VALUES]}
          names={VALUE_NAMES}
          value={filter.value ?? 'all'}
          choose={(value) => setFilter({ ...filter, value: value === 'all' ? null : value })}
        />
        <label class="wraps eye-shapes-name">
          <span class="label">{en.name}</span>
          <input
            type="search"
            value={filter.name}
            placeholder={en.nameExample}
            onInput={(event) => setFilter({ ...filter, name: event.currentTarget.value })}
          />
        </label>
        <Choice label={en.site} values={SITE_NAMES} names={en.sites} value={site} choose={setSite} />
      </div>
      <p role="status">{named.length > 0 ? en.foundNamed : en.found({ n: shown.length })}</p>
      {named.length > 0 && (
        <p class="buttons">
          {named.map((id) => (
            <button key={id} type="button" class="choice" onClick={() => showNamed(id)}>
              {titleOf(id)}
            </button>
          ))}
        </p>
      )}
      <ul class="gallery" aria-label={en.list}>
        {shown.map((shape) => (
          <ShapeItem
            key={shape.cells.join(' ')}
            shape={shape}
            site={site}
            open={() => open(boardOf(shape.cells, site), idOf(shape.cells))}
          />
        ))}
      </ul>
      <h3>{en.corner}</h3>
      <p>{en.cornerIntro}</p>
      <ul class="gallery" aria-label={en.corner}>
        {CORNER.map(({ id, cells, liberties }) => (
          <li key={id}>
            <button
              type="button"
              class="choice"
              data-focus={id}
              onClick={() => open(boardOf(cells, 'corner', liberties), id)}
            >
              <Cells cells={cells} />
              <b>{en.corners[id]}</b>
              <span>{en.cornerCases[id]}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3>{en.draw}</h3>
      <Drawing analyst={analyst} site={site} open={(cells) => open(boardOf(cells, site), 'drawn')} />
    </div>
  );
}

/** The ids of the groups that players know by name whose titles have a text. */
const namedLike = (text: string): readonly string[] =>
  text.trim() ? NAMED.map(({ id }) => id).filter((id) => hasText(titleOf(id), text)) : [];

/** The name of the button of a shape, unique among all. */
const idOf = (cells: readonly Cell[]): string => cells.join(' ');

interface ItemProps {
  readonly shape: EyeShape;
  readonly site: Site;
  readonly open: () => void;
}

function ShapeItem({ shape, site, open }: ItemProps) {
  const { cells, vital, value } = shape;
  return (
    <li>
      <button type="button" class="choice" data-focus={idOf(cells)} onClick={open}>
        <Cells cells={cells} vital={vital} />
        <b>{value}</b>
        <span>{aboutShape(shape, site)}</span>
      </button>
    </li>
  );
}

interface CellsProps {
  readonly cells: readonly Cell[];
  readonly vital?: readonly Cell[];
}

/** A picture of a shape, with a diamond on its vital point. */
export function Cells({ cells, vital = [] }: CellsProps) {
  const [columns, rows] = sizeOf(cells);
  const side = Math.max(columns, rows, 3);
  return (
    <svg
      viewBox={`${(columns - side) / 2 - 0.1} ${(rows - side) / 2 - 0.1} ${side + 0.2} ${side + 0.2}`}
      aria-hidden="true"
    >
      {cells.map(([x, y]) => (
        <path key={`${x} ${y}`} class="eye-cell" d={`M${x} ${y}h1v1h-1z`} />
      ))}
      {vital.map(([x, y]) => (
        <path key={`${x} ${y}`} class="eye-vital" d={`M${x + 0.5} ${y + 0.22}l.28 .28-.28 .28-.28-.28z`} />
      ))}
    </svg>
  );
}
