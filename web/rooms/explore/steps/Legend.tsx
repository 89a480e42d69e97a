import { otherColor } from '../../../engine/position.ts';
import type { Facts, Moment } from '../../../engine/types.ts';
import { legend, letters, marks } from '../../../locales/en/page.ts';
import type { Run } from '../../../model/run.ts';
import type { State } from '../../../model/state.ts';

type Mark = keyof typeof marks;

interface Props {
  readonly run: Run;
  readonly state: State;
}

/** The meaning of the marks that are on the board at this moment. */
export function Legend({ run, state }: Props) {
  const other = run.factsOf(otherColor(run.facts.color));
  const present = new Set<string>([...marksOf(run.at), ...(other ? endMarksOf(other) : [])]);
  return (
    <dl class="legend" aria-label={legend}>
      {(Object.keys(marks) as Mark[])
        .filter((mark) => present.has(mark))
        .map((mark) => (
          <div key={mark}>
            <dt>
              <svg viewBox="0 0 32 32" aria-hidden="true">
                {SAMPLES[mark].map(([role, path]) => (
                  <path key={role} class={role} d={path} />
                ))}
              </svg>
            </dt>
            <dd>{marks[mark]}</dd>
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

/** Whether there are letters of the diagram beside the names of regions. */
const hasLetters = ({ marks, layers }: State): boolean =>
  layers.includes('names') && layers.includes('labels') && marks.some(({ kind }) => kind === 'label');

/** A name of a region, or a letter of the diagram. */
function Letter({ kind }: { readonly kind: keyof typeof letters }) {
  return (
    <div>
      <dt>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          {kind === 'region' && <path class="frame" d="M9 5h14v22H9z" />}
          <text class={`letter-${kind}`} x="16" y="22">
            b
          </text>
        </svg>
      </dt>
      <dd>{letters[kind]}</dd>
    </div>
  );
}

/** The marks of a moment: of blocks, and of regions by their best relation to a block still in. */
function marksOf({ blocks, regions, relations }: Moment): string[] {
  const isIn = blocks.map((status) => status === 'in' || status === 'alive');
  const best = regions.map((status, region) => {
    if (status !== 'listed') return status === 'cleared' ? 'discarded' : status;
    const has = (relation: string) => relations.some((row, block) => isIn[block] && row[region] === relation);
    return has('vital') ? 'vital' : has('healthy') ? 'healthy' : 'listed';
  });
  return [...blocks, ...best];
}

/** Of the color that is not stepped through, only the end is shown. */
function endMarksOf({ blocks }: Facts): Mark[] {
  return blocks.map(({ castOut }) => (castOut === null ? 'alive' : castOut ? 'castOut' : 'outside'));
}

const STONE = ['stone-black', 'M4 16a12 12 0 1 0 24 0a12 12 0 1 0-24 0'] as const;
const SMALL = ['stone-black', 'M7 16a9 9 0 1 0 18 0a9 9 0 1 0-18 0'] as const;
const SLASH = ['slash', 'M11 21L21 11'] as const;
const EDGE = 'M3 3h26v26H3z';
const HATCH = 'M4 14L14 4M4 26L26 4M10 28L28 10M20 28l8-8';

const SAMPLES: Readonly<Record<Mark, readonly (readonly [role: string, path: string])[]>> = {
  castOutNow: [STONE, ['cross', 'M11 11l10 10M21 11L11 21']],
  castOut: [SMALL, SLASH],
  alive: [STONE, ['ring', 'M8 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0']],
  outside: [SMALL, SLASH],
  vital: [
    ['vital-edge', EDGE],
    ['vital', 'M16 6l10 10-10 10L6 16z'],
  ],
  healthy: [
    ['healthy-edge', EDGE],
    ['healthy', 'M16 8l8 8-8 8-8-8z'],
  ],
  listed: [['listed', EDGE]],
  discardedNow: [['now', HATCH]],
  discarded: [['hatch', HATCH]],
};
