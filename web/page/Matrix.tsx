import { Component, type TargetedKeyboardEvent } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { BlockStatus, Facts, RegionStatus, Selection } from '../engine/types.ts';
import { blockStatus, regionStatus, relation as relationWords } from '../model/catalogue/en.ts';
import * as text from '../model/catalogue/panels-en.ts';
import { pointName } from '../model/coordinate.ts';
import { nameOf, placeWords } from '../model/sentence.ts';
import { type Filter, RELATIONS, type Row, tableOf } from '../model/table.ts';
import { Choice } from './Choices.tsx';
import type { RunPartProps } from './part.ts';
import { isSelected } from './Said.tsx';

const FILTERS: readonly Filter[] = ['all', 'in', 'now'];
/** How a name and its line look: still there, gone, or going. */
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
export function Matrix({ state, run, dispatch }: Omit<RunPartProps, 'engine'>) {
  const { facts, at } = run;
  const { selection, position } = state;
  const both = state.show === 'both';
  const [chosen, setFilter] = useState<Filter | null>(null);
  const filter = chosen ?? (facts.blocks.length * facts.regions.length > MANY_CELLS ? 'in' : 'all');
  const table = useMemo(() => tableOf(facts, at, filter), [facts, at, filter]);
  const walk = useWalk();
  const own = selection?.color === facts.color ? selection : null;
  const select = (picked: Selection | null) => dispatch({ type: 'select', selection: picked });
  const name = (kind: 'block' | 'region', index: number) => {
    const { points } = (kind === 'block' ? facts.blocks : facts.regions)[index] ?? { points: [] };
    return { name: nameOf(facts, kind, index, both), at: pointName(position, points[0] ?? 0) };
  };
  if (facts.blocks.length === 0) return <p>{text.matrixNone}</p>;
  return (
    <div class="matrix">
      <div class="matrix-bar">
        <Choice label={text.matrixShow} values={FILTERS} names={text.matrixFilter} value={filter} choose={setFilter} />
        <p class="matrix-size">
          {text.matrixSize(table.rows.length, facts.blocks.length, table.columns.length, facts.regions.length)}
        </p>
      </div>
      {table.rows.length === 0 ? (
        <p>{text.matrixEmpty}</p>
      ) : (
        <div class="matrix-scroll" onKeyDown={walk.onKeyDown} ref={walk.box}>
          <table onPointerLeave={(event) => event.pointerType === 'mouse' && select(null)}>
            <caption>
              <span class="unseen">{text.matrixCaption(facts.color, placeWords(facts, run.moment))}</span>
            </caption>
            <colgroup>
              <col span={2} />
              {table.columns.map(({ region }) => (
                <col key={region} class={own?.kind === 'region' && own.index === region ? 'lit' : undefined} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{text.matrixCorner}</th>
                <th scope="col" title={text.matrixVitalCountTitle}>
                  {text.matrixVitalCount}
                </th>
                {table.columns.map(({ region, status }) => {
                  const head = name('region', region);
                  return (
                    <th key={region} scope="col" class={FALLEN[status]} title={`${head.at}, ${regionStatus[status]}`}>
                      <HeadName
                        {...head}
                        status={regionStatus[status]}
                        tabbable={false}
                        selection={own}
                        select={select}
                      />
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <MatrixRow
                  key={row.block}
                  {...row}
                  facts={facts}
                  head={name('block', row.block)}
                  tabbable={index === 0}
                  lit={own?.kind === 'block' && own.index === row.block}
                  select={select}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ul class="relations" aria-hidden="true">
        {(['vital', 'healthy', 'neighbor'] as const).map((relation) => (
          <li key={relation} data-relation={relation}>
            {relationWords[relation]}
          </li>
        ))}
      </ul>
      <p class="hint">{text.matrixHelp}</p>
    </div>
  );
}

interface HeadProps {
  readonly name: ReturnType<typeof nameOf>;
  readonly at: string;
  readonly status: string;
  readonly tabbable: boolean;
  readonly selection: Selection | null;
  readonly select: (selection: Selection | null) => void;
}

function HeadName({ name, at, status, tabbable, selection, select }: HeadProps) {
  const pick = () => select({ kind: name.kind, color: name.color, index: name.index });
  return (
    <button
      type="button"
      class={`name name-${name.kind}`}
      data-lit={isSelected(selection, name) || undefined}
      tabIndex={tabbable ? 0 : -1}
      onFocus={pick}
      onBlur={() => select(null)}
      onPointerEnter={pick}
      onClick={pick}
    >
      {name.text}
      <span class="unseen">
        {' '}
        ({at}), {status}
      </span>
    </button>
  );
}

interface RowProps extends Row {
  readonly facts: Facts;
  readonly head: Pick<HeadProps, 'name' | 'at'>;
  readonly tabbable: boolean;
  readonly lit: boolean;
  readonly select: HeadProps['select'];
}

/** A row is drawn again only when something in it changes: there may be thousands of cells. */
class MatrixRow extends Component<RowProps> {
  override shouldComponentUpdate(next: RowProps): boolean {
    const now = this.props;
    const parts = ['facts', 'status', 'vital', 'cells', 'tabbable', 'lit'] as const;
    return parts.some((part) => now[part] !== next[part]) || now.head.name.text !== next.head.name.text;
  }

  render({ block, facts, head, status, vital, cells, tabbable, lit, select }: RowProps) {
    const pick = () => select({ kind: 'block', color: facts.color, index: block });
    const falls = vital < 2 && status === 'in';
    return (
      <tr class={`${FALLEN[status]}${lit ? ' lit' : ''}`} onPointerEnter={pick}>
        <th scope="row" title={`${head.at}, ${blockStatus[status]}`}>
          <HeadName
            {...head}
            status={blockStatus[status]}
            tabbable={tabbable}
            selection={lit ? head.name : null}
            select={select}
          />
        </th>
        <td class={`count${falls ? ' too-few' : ''}`}>{status === 'in' || status === 'alive' ? vital : ''}</td>
        {[...cells].map((letter, index) => {
          const relation = RELATIONS[letter.toLowerCase()] ?? 'notAdjacent';
          const out = letter < 'a' ? 'out' : undefined;
          return relation === 'notAdjacent' ? (
            <td key={index} class={out} />
          ) : (
            <td key={index} class={out} data-relation={relation}>
              <span class="unseen">{relationWords[relation]}</span>
            </td>
          );
        })}
      </tr>
    );
  }
}

/** The Tab key stops at the first block only; from there the arrows walk along the names. */
function useWalk() {
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const heads = (selector: string) => [...(box.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const across = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (!across && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const line = heads(across ? 'thead button' : 'tbody button');
    const at = line.indexOf(document.activeElement as HTMLElement);
    const step = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1;
    const next = at < 0 ? 0 : Math.max(0, Math.min(line.length - 1, at + step));
    line[next]?.focus();
    event.preventDefault();
  };
  return { box, onKeyDown };
}
