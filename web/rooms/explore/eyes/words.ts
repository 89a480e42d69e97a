/** Sentences of the lens, made from its evidence. */
import * as en from '#locale/eyes.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { EyeEvent, EyeGroup, EyeSide, EyeValue } from '../../../engine/eyes.ts';
import { otherColor } from '../../../engine/position.ts';
import type { Color, Point, Position } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { pointWords } from '../../../model/sentence.ts';
import type { Speaker } from './pointing.ts';
import { eyesOf, playedOut } from './value.ts';

/** A value in words, such as `two eyes if Black moves first, one eye if White does ({2|1})`. */
export function eyesSaid(color: Color, value: EyeValue): string {
  const eyes = eyesOf(value);
  return en.eyesSaid(color, playedOut(eyes, 'owner'), playedOut(eyes, 'opponent'), value);
}

/** The values that are added. */
export const summandsOf = ({ trace }: EyeGroup): readonly EyeValue[] =>
  trace.flatMap((event) => (event.kind === 'valued' ? (event.value ?? []) : []));

/** The verdict on a group. */
export function verdictOf({ status, save, kill, because }: EyeGroup, { color, group, point }: Speaker): Phrase {
  return en.verdict(color, group, status, save.map(point), kill.map(point), because);
}

/** The sentence of the rule that leads to a moment, or of the start. */
export function sentenceAt(group: EyeGroup, speaker: Speaker, at: number): Phrase {
  const event = group.trace[at - 1];
  if (event) return eventSentence(event, group, speaker);
  const regions = group.regions.map(({ name }) => speaker.region(name));
  return en.start(speaker.group, group.stones.length, regions);
}

function eventSentence(event: EyeEvent, group: EyeGroup, speaker: Speaker): Phrase {
  const { color, position, point, region } = speaker;
  switch (event.kind) {
    case 'level':
      return en.levelOf(color, point(event.at), event.index, isOnEdge(position, event.at), event.level);
    case 'downgraded':
      return en.downgraded(event.rule, color, point(event.at), point(event.by), event.from, event.to);
    case 'condensed':
      return en.condensed(event.full.map(point), event.half.map(point));
    case 'table':
      return en.table(
        event.points.length,
        neighborsOf(position, event.points),
        event.exterior,
        eyesSaid(color, event.value),
        event.corner,
      );
    case 'adjusted':
      return en.adjusted(event.why, color, event.at === null ? null : point(event.at), event.from, event.to);
    case 'valued':
      return en.valued(event.regions.map(region), event.value === null ? null : eyesSaid(color, event.value), event.by);
    case 'supposed':
      return en.supposed(point(event.at), event.by === 'owner' ? color : otherColor(color));
    case 'reducible':
      return en.reducible(point(event.at), color);
    case 'fixable':
      return en.fixable(point(event.at), color);
    case 'separating':
      return en.separating(point(event.at), color, event.forbidden);
    case 'dependent':
      return en.dependent(region(event.regions[0]), region(event.regions[1]), point(event.at));
    case 'summed':
      return en.summed(color, summandsOf(group), event.method, event.ownerFirst, event.opponentFirst);
    case 'verdict':
      return verdictOf(group, speaker);
  }
}

/** The number of points on the board that are next to some points. */
function neighborsOf({ columns, stones }: Position, points: readonly Point[]): number {
  const next = points.flatMap((point) => [
    point - columns,
    point + columns,
    ...(point % columns === 0 ? [] : [point - 1]),
    ...((point + 1) % columns === 0 ? [] : [point + 1]),
  ]);
  return new Set(next.filter((point) => stones[point] && !points.includes(point))).size;
}

function isOnEdge({ columns, rows }: Position, point: Point): boolean {
  const [x, y] = [point % columns, Math.floor(point / columns)];
  return x === 0 || y === 0 || x === columns - 1 || y === rows - 1;
}

/** The place of a moment in the rules, in words. */
export function placeAt({ trace }: EyeGroup, at: number): string {
  const event = trace[at - 1];
  if (!event) return en.placeStart(trace.length);
  return en.place(at, trace.length, en.stages[event.kind]);
}

/** The status of a group in a word or two, with its moves if it is critical, such as `critical at C1`. */
export function aboutGroup({ status, save, kill }: EyeGroup, position: Position): string {
  const points = [...new Set([...save, ...kill])].map((point) => pointName(position, point));
  return en.groupAbout(status, points);
}

/** A point in words, for readers who do not see the board. */
export function describePoint(
  { groups }: EyeSide,
  chosen: number,
  color: Color,
  position: Position,
  point: Point,
): string {
  const what = pointWords(position, point);
  const own = groups.find(({ stones }) => stones.includes(point));
  if (own) return en.pointOf(what, own.name);
  const said = groups.reduce((words, group) => {
    const level = group.points.find(({ at }) => at === point)?.final ?? 'none';
    const prisoner = group.prisoners.includes(point) ? en.pointPrisoner(words) : words;
    return level === 'none' ? prisoner : en.pointLevel(prisoner, level, group.name);
  }, what);
  const { save = [], kill = [] } = groups[chosen] ?? {};
  return en.pointVital(said, color, save.includes(point), kill.includes(point));
}
