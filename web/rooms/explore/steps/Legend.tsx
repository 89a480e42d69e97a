import type { ComponentChildren, SVGAttributes } from 'preact';
import { useMemo } from 'preact/hooks';
import { legend, letters, marks, meaning, meaningWithSuicide } from '#locale/page.ts';
import { afterLabel } from '#locale/shared.ts';
import type { Color, Facts } from '../../../engine/types.ts';
import { type LegendMark, marksOnBoard } from '../../../model/legend.ts';
import type { Run } from '../../../model/run.ts';
import type { State } from '../../../model/state.ts';

type Meanings = { readonly [mark in LegendMark]?: string | ((parts: { readonly color: Color }) => string) };

/** The meaning of a term; undefined if it is plain by itself. */
function meaningOf(mark: LegendMark, { color, rules }: Facts): string | undefined {
  const meanings: Meanings = rules.suicide === 'allowed' ? { ...meaning, ...meaningWithSuicide } : meaning;
  const said = meanings[mark];
  return typeof said === 'function' ? said({ color }) : said;
}

interface Props {
  readonly run: Run;
  readonly state: State;
}

/** The meanings of the marks that are on the board at this moment. */
export function Legend({ run, state }: Props) {
  const { color } = run.facts;
  /** As on most stones of the board: the examined colour; black if both are shown. */
  const stones = state.show === 'both' ? 'black' : color;
  const present = useMemo(() => marksOnBoard(state, run), [run, state.layers]);
  return (
    <dl class="legend" aria-label={legend}>
      {(Object.keys(SAMPLES) as LegendMark[])
        .filter((mark) => present.has(mark))
        .map((mark) => (
          <div key={mark}>
            <dt>
              <Sample>
                {SAMPLES[mark].map(([role, d, more]) =>
                  role === 'stone' ? (
                    <path key={d} class={`stone stone-${stones}`} d={d} />
                  ) : (
                    <path key={d} stroke={onBoard(role.replace(/-on$/, `-on-${stones}`))} d={d} {...more} />
                  ),
                )}
              </Sample>
            </dt>
            <dd>
              {marks[mark]}
              <Meaning text={meaningOf(mark, run.facts)} />
            </dd>
          </div>
        ))}
      {hasLetters(state) && (
        <>
          <Letter kind="region" />
          <Letter kind="diagram" />
        </>
      )}
    </dl>
  );
}

const Meaning = ({ text }: { readonly text: string | undefined }) =>
  text && <span class="meaning">{afterLabel({ text })}</span>;

/** True if letters of the diagram are beside the names of regions. */
const hasLetters = ({ marks, layers }: State): boolean =>
  layers.includes('names') && layers.includes('labels') && marks.some(({ kind }) => kind === 'label');

/** A name of a region, or a letter of the diagram. */
function Letter({ kind }: { readonly kind: keyof typeof letters }) {
  return (
    <div>
      <dt>
        <Sample>
          {kind === 'region' && <path stroke={onBoard('name-frame')} stroke-width={1.6} d="M9 5h14v22H9z" />}
          <text x="16" y="22" text-anchor="middle" stroke="none" {...LETTERS[kind]}>
            b
          </text>
        </Sample>
      </dt>
      <dd>{letters[kind]}</dd>
    </div>
  );
}

/** The colour of a role. */
const onBoard = (role: string): string => `var(--on-board-${role})`;

const LETTERS = {
  region: { fill: onBoard('name'), 'font-size': 19, 'font-family': 'var(--serif)', 'font-style': 'italic' },
  diagram: { fill: onBoard('label'), 'font-size': 19 },
};

/** The ground of a sample. */
function Sample({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke-width={2.5} stroke-linejoin="round" aria-hidden="true">
      {children}
    </svg>
  );
}

const STONE = ['stone', 'M4 16a12 12 0 1 0 24 0a12 12 0 1 0-24 0'] as const;
const SMALL = ['stone', 'M7 16a9 9 0 1 0 18 0a9 9 0 1 0-18 0'] as const;
const EDGE = 'M3 3h26v26H3z';
const HATCH = 'M4 14L14 4M4 26L26 4M10 28L28 10M20 28l8-8';

/** Each line with its role on the board, which for a mark on a stone goes on with the stone's colour. */
const SAMPLES: Readonly<
  Record<LegendMark, readonly (readonly [role: string, path: string, more?: SVGAttributes<SVGPathElement>])[]>
> = {
  castOutNow: [STONE, ['cast-out-on', 'M11 11l10 10M21 11L11 21']],
  castOut: [SMALL, ['earlier-on', 'M11 21L21 11']],
  alive: [STONE, ['alive-on', 'M8 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0']],
  outside: [SMALL],
  vital: [
    ['vital', EDGE],
    ['vital', 'M16 6l10 10-10 10L6 16z', { fill: onBoard('vital'), stroke: 'none' }],
  ],
  healthy: [
    ['healthy', EDGE, { 'stroke-dasharray': '4 3' }],
    ['healthy', 'M16 8l8 8-8 8-8-8z'],
  ],
  listed: [['listed', EDGE]],
  notSmall: [['not-small', EDGE, { 'stroke-dasharray': '2 2' }]],
  discardedNow: [['discarded-now', HATCH]],
  discarded: [['discarded', HATCH]],
};
