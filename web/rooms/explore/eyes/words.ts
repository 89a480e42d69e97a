/** Sentences of the lens, made from its evidence. */
import * as en from '#locale/eyes.ts';
import { number } from '#locale/shared.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { EyeEvent, EyeFacts, EyeGroup, EyeStatus, EyeValue } from '../../../engine/eyes.ts';
import { otherColor } from '../../../engine/position.ts';
import type { EyeVerdict } from '../../../engine/referee.ts';
import type { Color, Point, Position } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { phrases } from '../../../locales/sentences.ts';
import { pointWords } from '../../../model/sentence.ts';
import type { Speaker } from './pointing.ts';
import { eyesOf, playedOut } from './value.ts';

/** A value in words, such as `two eyes if Black moves first, one eye if White does ({2|1})`. */
export function eyesSaid(color: Color, value: EyeValue): string {
  const eyes = eyesOf(value);
  const [first, second] = [playedOut(eyes, 'owner'), playedOut(eyes, 'opponent')];
  return first === second ? en.eyes({ n: first }) : en.eyesOf({ color, first, second, value });
}

/** The values that are added. */
export const summandsOf = ({ trace }: EyeGroup): readonly EyeValue[] =>
  trace.flatMap((event) => (event.kind === 'valued' ? (event.value ?? []) : []));

/** The verdict on a group. */
export function verdictOf({ status, save, kill, because }: EyeGroup, { color, group, point }: Speaker): Phrase {
  switch (status) {
    case 'alive':
      return because === 'unconditional' ? en.aliveUnanswered({ group, color }) : en.alive({ group, color });
    case 'critical':
      return en.critical({ group, color, save: save.map(point), kill: kill.map(point) });
    case 'dead':
      return en.dead({ group, color });
    case 'seki':
      return en.seki({ group });
    case 'unsettled':
      return en.unsettled[isKeyOf(en.unsettled, because) ? because : 'look-ahead']({ group });
  }
}

const isKeyOf = <T extends object>(words: T, key: PropertyKey): key is keyof T => Object.hasOwn(words, key);

/** The sentence of the rule that leads to a moment, or of the start. */
export function sentenceAt(group: EyeGroup, speaker: Speaker, at: number): Phrase {
  const event = group.trace[at - 1];
  if (event) return eventSentence(event, group, speaker);
  const regions = group.regions.map(({ name }) => speaker.region(name));
  return en.start({ group: speaker.group, stones: group.stones.length, n: regions.length, regions });
}

/** The count of the diagonal points is only told where some are open, or of both colours. */
function levelSentence(event: Of<'level'>, { color, position, point }: Speaker): Phrase {
  const { index, level } = event;
  const said = { color, at: point(event.at), level };
  const where = isOnEdge(position, event.at) ? 'edge' : 'inside';
  if (index === 4) return en.levelOf[`${where}All`](said);
  if (index === 0 && where === 'inside') return en.levelOf.insideNone(said);
  return en.levelOf[where]({ ...said, index: halves(index) });
}

function eventSentence(event: EyeEvent, group: EyeGroup, speaker: Speaker): Phrase {
  const { color, point, region } = speaker;
  switch (event.kind) {
    case 'level':
      return levelSentence(event, speaker);
    case 'downgraded':
      return downgraded(event, speaker);
    case 'condensed':
      return en.condensed({ full: event.full.map(point), half: event.half.map(point) });
    case 'table':
      return [inTable(event, speaker)];
    case 'adjusted':
      return adjusted(event, speaker);
    case 'valued':
      return valued(event, speaker);
    case 'supposed':
      return en.supposed({ at: point(event.at), color: event.by === 'owner' ? color : otherColor(color) });
    case 'reducible':
      return en.reducible({ at: point(event.at), color });
    case 'fixable':
      return en.fixable({ at: point(event.at), color });
    case 'separating':
      return en.separating({ at: point(event.at), color, forbidden: event.forbidden });
    case 'dependent':
      return en.dependent({ a: region(event.regions[0]), b: region(event.regions[1]), at: point(event.at) });
    case 'summed':
      return [summed(event, summandsOf(group), color)];
    case 'verdict':
      return verdictOf(group, speaker);
  }
}

/** An event of a kind. */
type Of<Kind extends EyeEvent['kind']> = Extract<EyeEvent, { kind: Kind }>;

/** A number of points, in which an open one counts a half, such as `3½`. */
function halves(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return number(points);
  return whole === 0 ? '½' : `${number(whole)}½`;
}

/** The downgrading rules, as the paper counts them. */
const RULES = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5', 'rule6'] as const;

/** A point that a downgrading rule has looked at, and what becomes of it. */
function downgraded({ rule, at: looked, by: reason, from, to }: Of<'downgraded'>, { color, point }: Speaker): Phrase {
  const [at, by] = [point(looked), point(reason)];
  const name = RULES[rule - 1];
  const change = from === to ? en.stays({ at }) : to === 'none' ? en.isNone({ at }) : en.falls({ at, from, to });
  return phrases(name && en.downgraded[name]({ color, at, by }), change);
}

/** A value from the table, whose number of points around a region includes those beyond the edge of the board. */
function inTable(event: Of<'table'>, { color, position }: Speaker): string {
  const points = event.points.length;
  const eyes = eyesSaid(color, event.value);
  if (event.corner) return en.tableCorner({ points, eyes });
  const neighbors = neighborsOf(position, event.points);
  return en.table({ points, neighbors, beyond: Math.max(0, event.exterior - neighbors), eyes });
}

function adjusted({ why, at, from, to }: Of<'adjusted'>, { color, point }: Speaker): Phrase {
  if (at !== null && isKeyOf(en.adjustedAt, why)) return en.adjustedAt[why]({ color, at: point(at), from, to });
  return [en.adjusted[why]({ color, from, to })];
}

function valued({ regions: names, value, by }: Of<'valued'>, { color, region }: Speaker): Phrase {
  const regions = names.map(region);
  if (value === null) return en.notValued({ regions });
  const eyes = eyesSaid(color, value);
  return by === 'exact' ? en.valuedExactly({ regions, eyes }) : en.valued({ regions, eyes });
}

/** The sum of values. */
function summed(event: Of<'summed'>, values: readonly EyeValue[], color: Color): string {
  const [first, second] = [event.ownerFirst, event.opponentFirst];
  const eyes = first === second ? en.eyes({ n: first }) : en.eyesBoth({ color, first, second });
  const [value = '', ...others] = values;
  return others.length > 0 ? en.summed[event.method]({ values, eyes }) : en.summedOne({ value, eyes });
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
  if (!event) return en.placeStart({ steps: trace.length });
  return en.place({ at, steps: trace.length, stage: en.stages[event.kind] });
}

/** The status of a group with the moves that decide on it: by the rules, or by the solver in their place. */
export interface Judgement {
  readonly status: EyeStatus | EyeVerdict;
  readonly save: readonly Point[];
  readonly kill: readonly Point[];
}

/** The status of a group in a word or two, with its moves if it is critical, such as `critical at C1`. */
export function aboutGroup({ status, save, kill }: Judgement, position: Position): string {
  const points = [...new Set([...save, ...kill])].map((point) => pointName(position, point));
  return status === 'critical' && points.length > 0 ? en.criticalAt({ points }) : en.status[status];
}

/**
 * A point in words, for readers who do not see the board, with its level if the levels of points are shown,
 * and whether it decides on the chosen group.
 */
export function describePoint(
  facts: EyeFacts,
  { save, kill }: Judgement,
  hasLevels: boolean,
  color: Color,
  position: Position,
  point: Point,
): string {
  const what = pointWords(position, point);
  const { groups } = facts[color];
  const withStone = ({ stones }: EyeGroup) => stones.includes(point);
  const own = groups.find(withStone);
  if (own) return en.pointOf({ what, group: own.shown });
  const said = (hasLevels ? groups : []).reduce((words, group) => {
    const level = group.points.find(({ at }) => at === point)?.final ?? 'none';
    const prisoner = group.prisoners.includes(point) ? en.pointPrisoner({ what: words }) : words;
    return level === 'none' ? prisoner : en.pointLevel[level]({ what: prisoner, group: group.shown });
  }, what);
  const [saves, kills] = [save.includes(point), kill.includes(point)];
  if (!saves && !kills) {
    const other = said === what && facts[otherColor(color)].groups.find(withStone);
    return other ? en.pointOf({ what, group: other.shown }) : said;
  }
  return en.pointVital[saves && kills ? 'both' : saves ? 'saves' : 'kills']({ what: said, color });
}
