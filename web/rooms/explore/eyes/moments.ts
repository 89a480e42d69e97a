/** The rules that fired for a group, as moments of a run: moment `n` is after `n` of them. */
import type { EyeEvent, EyeGroup, EyeLayer, EyeSide, EyeValue, FinalLevel } from '../../../engine/eyes.ts';
import type { Point } from '../../../engine/types.ts';

/** The state of a group's eye points and regions at a moment. */
interface Standing {
  readonly levels: ReadonlyMap<Point, FinalLevel>;
  /** The values of regions so far, by name. */
  readonly values: ReadonlyMap<string, EyeValue | null>;
}

function standingAt({ trace }: EyeGroup, at: number): Standing {
  const levels = new Map<Point, FinalLevel>();
  const values = new Map<string, EyeValue | null>();
  for (const event of trace.slice(0, at)) {
    if (event.kind === 'level') levels.set(event.at, event.level);
    else if (event.kind === 'downgraded') levels.set(event.at, event.to);
    else if (event.kind === 'table') values.set(event.region ?? '', event.value);
    else if (event.kind === 'adjusted') values.set(event.region ?? '', event.to);
    else if (event.kind === 'valued') for (const region of event.regions) values.set(region, event.value);
  }
  return { levels, values };
}

/** The points that the rule before a moment is about. */
export function evidenceAt({ trace, regions }: EyeGroup, at: number): readonly Point[] {
  const event = trace[at - 1];
  const inRegions = (names: readonly (string | null)[]) =>
    regions.flatMap(({ name, points }) => (names.includes(name) ? points : []));
  switch (event?.kind) {
    case 'level':
    case 'supposed':
    case 'reducible':
    case 'fixable':
    case 'separating':
    case 'dependent':
      return [event.at];
    case 'downgraded':
      return [event.at, event.by];
    case 'condensed':
      return [...event.full, ...event.half];
    case 'table':
      return event.points;
    case 'adjusted':
      return event.at === null ? inRegions([event.region]) : [event.at];
    case 'valued':
      return inRegions(event.regions);
    default:
      return [];
  }
}

/**
 * The layer of the drawing for a group: the result if `at` is null, with the points that decide by `judgement`,
 * otherwise a moment of its rules.
 */
export function layerOf(
  { groups }: EyeSide,
  chosen: number,
  at: number | null,
  evidence: readonly Point[],
  judgement: Pick<EyeGroup, 'save' | 'kill'> | undefined = groups[chosen],
): EyeLayer {
  const group = groups[chosen];
  const outlines = groups.map(({ shown, stones, interior }, index) => ({
    name: shown,
    stones,
    interior,
    chosen: index === chosen,
  }));
  const shown = at === null ? groups : group ? [group] : [];
  const isLast = group && (at === null || at === group.trace.length);
  const standing = group && at !== null ? standingAt(group, at) : null;
  return {
    groups: outlines,
    points: shown.flatMap(({ points }) =>
      points.flatMap((point) => {
        const level = standing ? standing.levels.get(point.at) : point.final;
        return level === undefined || level === 'none' ? [] : [{ at: point.at, level }];
      }),
    ),
    frontier: at === null ? (group?.frontier ?? []) : [],
    prisoners: shown.flatMap(({ prisoners }) => prisoners),
    regions: shown.flatMap((each) =>
      each.regions.map(({ type, points, name, value }) => ({
        type,
        points,
        value: each !== group ? null : standing ? (standing.values.get(name) ?? null) : value,
      })),
    ),
    save: isLast && judgement ? judgement.save : [],
    kill: isLast && judgement ? judgement.kill : [],
    evidence,
  };
}

/** The layer without the levels and values of the rules. */
export const withoutRules = (layer: EyeLayer): EyeLayer => ({
  ...layer,
  points: [],
  frontier: [],
  prisoners: [],
  regions: [],
});

/** The layer with the outline of one group alone. */
export function bareLayer({ shown, stones, interior }: EyeGroup, evidence: readonly Point[] = []): EyeLayer {
  const nothing = { points: [], frontier: [], prisoners: [], regions: [], save: [], kill: [] };
  return { ...nothing, groups: [{ name: shown, stones, interior, chosen: true }], evidence };
}

/** The stage of an event: the rules of one kind for one region belong together. */
const stageOf = ({ kind, region }: EyeEvent): string => `${kind} ${region}`;

/** The moment to which each direction leads; rounds are stages. */
export function destinationsFrom({ trace }: EyeGroup, at: number) {
  const last = trace.length;
  const ends = trace.flatMap((event, index) => {
    const next = trace[index + 1];
    return next && stageOf(next) === stageOf(event) ? [] : [index + 1];
  });
  return {
    first: 0,
    roundBack: ends.findLast((end) => end < at) ?? 0,
    back: Math.max(0, at - 1),
    forward: Math.min(last, at + 1),
    roundForward: ends.find((end) => end > at) ?? last,
    last,
  };
}
