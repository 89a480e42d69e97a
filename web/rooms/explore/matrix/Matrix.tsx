import { Component } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import * as en from '#locale/matrix.ts';
import { blockStatus, regionStatus } from '#locale/run.ts';
import type { Way } from '../../../engine/coordinate.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { BlockStatus, RegionStatus } from '../../../engine/types.ts';
import type { Name } from '../../../locales/phrase.ts';
import { WAY_KEYS } from '../../../model/keys.ts';
import { nameOf, placeWords } from '../../../model/sentence.ts';
import { Choice } from '../../../ui/Choices.tsx';
import { type Highlight, useHighlight } from '../../../ui/highlight.ts';
import { isPlain } from '../../../ui/keys.ts';
import { NameButton } from '../../../ui/PhraseText.tsx';
import type { RunProps } from '../../../ui/page-props.ts';
import { type Filter, RELATIONS, type Row, tableOf } from './table.ts';

const FILTERS: readonly Filter[] = ['all', 'in', 'now'];
/** The class of a name and its line: still there, gone, or going. */
const FALLEN: Readonly<Record<BlockStatus | RegionStatus, string>> = {
  in: '',
  listed: '',
  alive: 'alive',
  castOut: 'out',
  discarded: 'out',
  outside: 'out',
  notListed: 'out',
  cleared: 'out',
  castOutNow: 'out now',
  discardedNow: 'out now',
};

/** From this many cells on, the table starts with what is still in. */
const MANY_CELLS = 300;

/** A table of blocks and regions in which rows and columns fall as the rounds go. */
export function Matrix({ state, run }: Pick<RunProps, 'state' | 'run'>) {
  const { facts, at } = run;
  const { position } = state;
  const [selection, light] = useHighlight((selection) => selection);
  const both = state.show === 'both';
  const [chosen, setFilter] = useState<Filter | null>(null);
  const filter = chosen ?? (facts.blocks.length * facts.regions.length > MANY_CELLS ? 'in' : 'all');
  const table = useMemo(() => tableOf(facts, at, filter), [facts, at, filter]);
  const box = useRef<HTMLDivElement>(null);
  const own = selection?.color === facts.color ? selection : null;
  const head = (kind: 'block' | 'region', index: number, status: string) => {
    const [first = 0] = (kind === 'block' ? facts.blocks : facts.regions)[index]?.points ?? [];
    return { name: nameOf(facts, kind, index, both), title: `${pointName(position, first)}, ${status}` };
  };
  if (facts.blocks.length === 0) return <p>{en.none}</p>;
  return (
    <div class="matrix">
      <div class="wraps matrix-bar">
        <Choice label={en.show} values={FILTERS} names={en.filter} value={filter} choose={setFilter} />
        <p class="hint">
          {en.size({
            blocks: table.rows.length,
            allBlocks: facts.blocks.length,
            regions: table.columns.length,
            allRegions: facts.regions.length,
          })}
        </p>
      </div>
      {table.rows.length === 0 ? (
        <p>{en.empty}</p>
      ) : (
        <div class="matrix-scroll" onKeyDown={(event) => walk(event, box.current)} ref={box}>
          <table>
            <caption>
              <span class="unseen">{en.caption({ color: facts.color, place: placeWords(facts, run.moment) })}</span>
            </caption>
            <colgroup>
              <col span={2} />
              {table.columns.map(({ region }) => (
                <col key={region} class={own?.kind === 'region' && own.index === region ? 'lit' : undefined} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{en.corner}</th>
                <th scope="col" title={en.vitalCountTitle}>
                  {en.vitalCount}
                </th>
                {table.columns.map(({ region, status }) => (
                  <th key={region} scope="col" class={FALLEN[status]}>
                    <NameButton {...head('region', region, regionStatus[status])} tabIndex={-1} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <MatrixRow
                  key={row.block}
                  {...row}
                  {...head('block', row.block, blockStatus[row.status])}
                  tabIndex={index ? -1 : 0}
                  lit={own?.kind === 'block' && own.index === row.block}
                  light={light}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ul class="wraps relations" aria-hidden="true">
        {(['vital', 'healthy', 'neighbor'] as const).map((relation) => (
          <li key={relation} data-relation={relation}>
            {en.relation[relation]}
          </li>
        ))}
      </ul>
      <p class="hint">{en.help}</p>
    </div>
  );
}

interface RowProps extends Row {
  readonly name: Name;
  readonly title: string;
  readonly tabIndex: number;
  readonly lit: boolean;
  readonly light: Highlight['select'];
}

/** A row is drawn again only when something in it changes: there may be thousands of cells. */
class MatrixRow extends Component<RowProps> {
  override shouldComponentUpdate({ name, ...next }: RowProps): boolean {
    const parts = ['block', 'title', 'vital', 'cells', 'tabIndex', 'lit'] as const;
    return parts.some((part) => this.props[part] !== next[part]) || this.props.name.text !== name.text;
  }

  render({ status, vital, cells, lit, light, ...head }: RowProps) {
    const { kind, color, index } = head.name;
    const still = status === 'in' || status === 'alive';
    return (
      <tr
        class={`${FALLEN[status]}${lit ? ' lit' : ''}`}
        onPointerEnter={() => light({ kind, color, index })}
        onPointerLeave={(event) => event.pointerType === 'mouse' && light(null)}
      >
        <th scope="row">
          <NameButton {...head} />
        </th>
        <td class={still && vital < 2 ? 'too-few' : ''}>{still && vital}</td>
        {[...cells].map((letter, at) => {
          const relation = RELATIONS[letter.toLowerCase()];
          return (
            <td key={at} class={letter < 'a' ? 'out' : ''} data-relation={relation}>
              {relation && <span class="unseen">{en.relation[relation]}</span>}
            </td>
          );
        })}
      </tr>
    );
  }
}

/** The names along which each way leads. */
const NAMES: Readonly<Partial<Record<Way, readonly [names: string, step: number]>>> = {
  up: ['tbody button', -1],
  down: ['tbody button', 1],
  left: ['thead button', -1],
  right: ['thead button', 1],
};

/** The Tab key stops at the first block only; from there the arrows walk along the names. */
function walk(event: KeyboardEvent, box: HTMLElement | null): void {
  const way = WAY_KEYS[event.key];
  const [names, step = 0] = (way && NAMES[way]) ?? [];
  if (!names || !box || !isPlain(event)) return;
  const line = [...box.querySelectorAll<HTMLElement>(names)];
  const at = line.indexOf(document.activeElement as HTMLElement);
  line[at < 0 ? 0 : at + step]?.focus();
  event.preventDefault();
}
