import * as en from '#locale/eyes.ts';
import type { Palette } from '../../../engine/engine.ts';
import type { EyeAnalyst, EyeLayer, EyeValue, EyeView } from '../../../engine/eyes.ts';
import { otherColor } from '../../../engine/position.ts';
import type { Color } from '../../../engine/types.ts';
import { Legend as MarksLegend, Sample } from '../../../ui/lens/Legend.tsx';

/** A mark of the lens that the legend explains. */
type Mark = keyof typeof en.legend;

interface Props {
  readonly layer: EyeLayer;
  readonly color: Color;
  readonly analyst: EyeAnalyst;
  readonly palette: Palette;
}

/** The meanings of the marks that are on the board, each drawn as it is there. */
export function Legend({ layer, color, analyst, palette }: Props) {
  const plates = valuesOf(layer).map((value) => {
    const meaning = isSwitch(value) ? en.plateSwitch({ color }) : en.plate;
    return [value, <span class="eyes-plate">{bare(value)}</span>, meaning] as const;
  });
  const marks = marksOf(layer).map((mark) => {
    const on = mark === 'prisoner' ? otherColor(color) : null;
    const sample = <Sample engine={analyst} palette={palette} on={on} view={viewOf(SAMPLES[mark])} />;
    return [mark, sample, en.legend[mark]] as const;
  });
  return <MarksLegend label={en.marks} entries={[...plates, ...marks]} />;
}

const isSwitch = (value: EyeValue): boolean => value.startsWith('{');

/** A value as the board has it: the plate stands for the braces of a switch. */
const bare = (value: EyeValue): EyeValue => (isSwitch(value) ? value.slice(1, -1) : value);

/** A value of each kind that is on the board. */
function valuesOf({ regions }: EyeLayer): EyeValue[] {
  const values = regions.flatMap(({ value }) => value ?? []);
  return [values.find(isSwitch), values.find((value) => !isSwitch(value))].filter((value) => value !== undefined);
}

const viewOf = (eyes: EyeLayer): EyeView => ({ color: null, moment: 0, layers: [], eyes });

const NOTHING: EyeLayer = {
  groups: [],
  points: [],
  frontier: [],
  prisoners: [],
  regions: [],
  save: [],
  kill: [],
  evidence: [],
};
const SAMPLES: Readonly<Record<Mark, EyeLayer>> = {
  full: { ...NOTHING, points: [{ at: 0, level: 'full' }] },
  half: { ...NOTHING, points: [{ at: 0, level: 'half' }] },
  false: { ...NOTHING, points: [{ at: 0, level: 'false' }] },
  prisoner: { ...NOTHING, prisoners: [0] },
  both: { ...NOTHING, save: [0], kill: [0] },
  save: { ...NOTHING, save: [0] },
  kill: { ...NOTHING, kill: [0] },
  frontier: { ...NOTHING, frontier: [0] },
};

function marksOf({ points, prisoners, save, kill, frontier }: EyeLayer): Mark[] {
  const levels = new Set<Mark>(points.map(({ level }) => level));
  const isOn: Readonly<Record<Mark, boolean>> = {
    full: levels.has('full'),
    half: levels.has('half'),
    false: levels.has('false'),
    prisoner: prisoners.length > 0,
    both: save.some((point) => kill.includes(point)),
    save: save.some((point) => !kill.includes(point)),
    kill: kill.some((point) => !save.includes(point)),
    frontier: frontier.length > 0,
  };
  return (Object.keys(isOn) as Mark[]).filter((mark) => isOn[mark]);
}
