import type { ComponentChildren } from 'preact';
import type { Moment } from '../engine/types.ts';
import { legend, marks } from '../model/catalogue/page-en.ts';

type Mark = keyof typeof marks;

/** What the marks mean that are on the board at this moment. */
export function Legend({ at }: { readonly at: Moment }) {
  const present = new Set(marksOf(at));
  return (
    <dl class="legend" aria-label={legend}>
      {(Object.keys(marks) as Mark[])
        .filter((mark) => present.has(mark))
        .map((mark) => (
          <div key={mark}>
            <dt>
              <svg viewBox="0 0 32 32" aria-hidden="true">
                {SAMPLES[mark]}
              </svg>
            </dt>
            <dd>{marks[mark]}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The marks on the board: of blocks, and of regions by their best relation to a block still in. */
function marksOf(at: Moment): Mark[] {
  const { blocks, regions, relations } = at;
  const ofBlocks = blocks.filter((status) => status !== 'in');
  const isIn = blocks.map((status) => status === 'in' || status === 'alive');
  const ofRegions = regions.map((status, region): Mark | null => {
    if (status === 'notListed') return null;
    if (status !== 'listed') return status === 'discardedNow' ? 'discardedNow' : 'discarded';
    const has = (relation: string) => relations.some((row, block) => isIn[block] && row[region] === relation);
    return has('vital') ? 'vital' : has('healthy') ? 'healthy' : 'listed';
  });
  return [...(ofBlocks as Mark[]), ...ofRegions.filter((mark) => mark !== null)];
}

const stone = <circle class="stone-black" cx="16" cy="16" r="12" />;
const small = <circle class="stone-black" cx="16" cy="16" r="8.5" />;
const hatch = 'M4 14L14 4M4 26L26 4M10 28L28 10M20 28l8-8';

const SAMPLES: Readonly<Record<Mark, ComponentChildren>> = {
  alive: [stone, <circle class="ring" cx="16" cy="16" r="8" />],
  castOutNow: [stone, <path class="cross" d="M11 11l10 10M21 11L11 21" />],
  castOut: [small, <path class="slash" d="M11 21L21 11" />],
  outside: [small, <path class="slash" d="M11 21L21 11" />],
  vital: [
    <rect class="vital-edge" x="3" y="3" width="26" height="26" rx="4" />,
    <path class="vital" d="M16 6l10 10-10 10L6 16z" />,
  ],
  healthy: [
    <rect class="healthy-edge" x="3" y="3" width="26" height="26" rx="4" />,
    <path class="healthy" d="M16 8l8 8-8 8-8-8z" />,
  ],
  listed: <rect class="listed" x="3" y="3" width="26" height="26" rx="4" />,
  discardedNow: <path class="hatch now" d={hatch} />,
  discarded: <path class="hatch" d={hatch} />,
};
