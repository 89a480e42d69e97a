import { type Descriptor, joined } from './descriptor.ts';

/** A panel of the lens Steps. */
export const PANELS = ['idea', 'result', 'regions', 'algorithm', 'rules', 'race', 'errata'] as const;
export type Panel = (typeof PANELS)[number];

export interface StepsWhere {
  readonly room: 'explore';
  readonly lens: 'steps';
  readonly panel: Panel | null;
  /** The text whose errata are listed: `benson`, `sensei`, `chen` or `kim`; without it, the one about such boards. */
  readonly text?: string;
}

/** The panels whose addresses have kept the names of their first headings. */
const OLD_NAMES: Readonly<Partial<Record<Panel, string>>> = { result: 'outcome', regions: 'matrix' };

/** The casting-out, step by step. Its addresses are those of its panels. */
export const steps: Descriptor<StepsWhere> = {
  key: 's',
  start: { room: 'explore', lens: 'steps', panel: null },
  format: ({ panel, text = '' }) => (panel ? joined(OLD_NAMES[panel] ?? panel, text) : ''),
  parse(name, place) {
    const panel = PANELS.find((each) => each === name || OLD_NAMES[each] === name);
    if (!panel) return null;
    return { room: 'explore', lens: 'steps', panel, ...(panel === 'errata' && place && { text: place }) };
  },
  fits: () => true,
  build: 'board',
  stepsRun: true,
  colors: 'stepped',
  staysOnEdit: true,
};
