import * as en from '#locale/prove.ts';
import { colorAt } from '../../../engine/position.ts';
import type { BoardMark, Color, Facts, Point, Position, View } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import { pointWords } from '../../../model/sentence.ts';
import type { Words } from './words.ts';

/** The board of a proof. */
export interface Scene {
  readonly position: Position;
  /** A stone of the block that it is about. */
  readonly target: Point;
  readonly last?: Point | null;
  /** The points emptied by the last move. */
  readonly taken?: readonly Point[];
  /** The points on which a move is suicide. */
  readonly crosses?: readonly Point[];
  /** The cross that is being explained. */
  readonly asked?: Point | null;
  readonly hint?: Point | null;
  /** The region that the sentence is about, and the points that it rests on. */
  readonly region?: number | null;
  readonly room?: readonly Point[];
  /** Moves that would save the block in question, and that would spoil or lose it. */
  readonly better?: readonly Point[];
  readonly worse?: readonly Point[];
}

/** The view of a scene. `now` is the analysis of its position, `facts` that of the proof's start. */
export function proofView(scene: Scene, now: Facts, words: Words, facts: Facts): View {
  const { position, target, crosses = [], taken = [], room = [], better = [], worse = [] } = scene;
  const { last = null, asked = null, hint = null, region = null } = scene;
  const isEmpty = (point: Point) => position.stones[point] === '.';
  const marks: BoardMark[] = [];
  const mark = (kind: BoardMark['kind'], points: readonly Point[]) => {
    for (const point of points) if (!marks.some((each) => each.point === point)) marks.push({ point, kind });
  };
  mark('cross', [...crosses, ...worse]);
  for (const point of better) marks.push({ point, kind: 'circle' });
  mark('triangle', hint === null ? [] : [hint]);
  mark('circle', room);
  mark('square', taken.filter(isEmpty));
  const label = (point: Point | undefined, text: string) => {
    if (point === undefined || marks.some((each) => each.point === point)) return;
    marks.push({ point, kind: 'label', text });
  };
  for (const { points } of now.blocks) label(points[0], plain(words.block(words.owner(points[0] ?? 0))));
  if (region !== null)
    label(
      facts.regions[region]?.points.find(
        (at) => isEmpty(at) && at !== last && !marks.some((each) => each.point === at),
      ),
      plain(words.region(region)),
    );
  const indexOf = (things: Facts['blocks'] | Facts['regions'], point: Point) =>
    things.findIndex(({ points }) => points.includes(point));
  // The stones that would have no liberty are lit with the blocks around them, otherwise the block in question.
  const [kind, index] =
    asked === null
      ? (['block', indexOf(now.blocks, target)] as const)
      : (['region', indexOf(now.regions, asked)] as const);
  return {
    color: now.color,
    moment: 0,
    layers: ['coordinates', 'labels'],
    selection: index < 0 ? null : { kind, color: now.color, index },
    lastMove: last,
    marks,
  };
}

/** A point of the scene in words, for readers who do not see the board. */
export function describePoint(scene: Scene, facts: Facts, block: number, point: Point): string {
  const what = pointWords(scene.position, point);
  const color: Color | null = colorAt(scene.position, point);
  if (color)
    return color === facts.color && facts.blocks[block]?.points.includes(point) ? en.pointTarget({ what }) : what;
  if (scene.crosses?.includes(point)) return en.pointSuicide({ what });
  return scene.taken?.includes(point) ? en.pointTaken({ what }) : what;
}
