import * as text from '#locale/lesson.ts';
import type { Engine, Palette } from '../../../engine/engine.ts';
import type { Color, View } from '../../../engine/types.ts';
import { type LegendMark, MARK_OF_ROLE } from '../../../model/legend.ts';
import type { Run } from '../../../model/run.ts';
import { ALL_LAYERS } from '../../../model/state.ts';
import { Legend, Sample } from '../../../ui/lens/Legend.tsx';
import { MarkSample } from '../../../ui/lens/MarkSample.tsx';
import { SOURCES, sampleOf } from '../../../ui/lens/samples.ts';

interface Props {
  readonly engine: Engine;
  readonly palette: Palette;
  /** What stays and falls is on the board; before, only what the reader has chosen. */
  readonly told: Run | null;
  /** The colour that is asked about; Black by default, as in lessons. */
  readonly color?: Color;
}

type Meaning = keyof typeof text.marks;

/** What the marks of the run mean at its end, in the words of lessons. */
const MEANINGS: Readonly<Partial<Record<LegendMark, Meaning>>> = {
  alive: 'alive',
  castOut: 'castOut',
  castOutNow: 'castOut',
  vital: 'vital',
  healthy: 'counts',
  listed: 'counts',
  notSmall: 'counts',
  discarded: 'lost',
  discardedNow: 'lost',
};

const CHOSEN: View = { color: null, moment: 0, layers: ['labels'], marks: [{ point: 0, kind: 'circle' }] };

/** The key to the marks that are on the board of a lesson. */
export function Marks({ engine, palette, told, color = 'black' }: Props) {
  if (!told) {
    const sample = <Sample engine={engine} palette={palette} on={color} view={CHOSEN} />;
    return <Legend label={text.legend} entries={[['chosen', sample, text.marks.chosen]]} />;
  }
  const roles = told.study.drawn({ color, moment: told.moment, layers: ALL_LAYERS });
  const present = new Set(roles.map((role) => MARK_OF_ROLE[role]));
  const shown = (Object.keys(SOURCES) as LegendMark[]).filter((mark) => present.has(mark) && MEANINGS[mark]);
  return (
    <Legend
      label={text.legend}
      entries={shown.map((mark) => [
        mark,
        <MarkSample {...{ engine, palette, mark }} stones={color} draw={sampleOf} />,
        text.marks[MEANINGS[mark] ?? 'counts'],
      ])}
    />
  );
}
