/** What a press on a point of an editable board does. */
import { colorAt, otherColor, stoneOf } from '../../../engine/position.ts';
import type { Color, Point } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import { moveBy } from '../../../model/press.ts';
import type { Snapshot } from '../../state/snapshot.ts';
import type { Actions } from '../../view/component.ts';
import type { Brush } from './brush.ts';

/** The stone that a press on a point places; null if it takes one. */
export function stoneFor({ tool }: Brush, { position, toPlay }: Snapshot, point: Point): Color | null {
  const there = colorAt(position, point);
  if (tool === 'alternate') return there ? null : toPlay;
  return there === tool ? null : tool;
}

/**
 * Places a stone, which in turn is a move that captures, or takes the one that is there.
 * @returns what is to be said of it: why a move is not legal, or what became of it
 */
export function press(actions: Pick<Actions, 'edit'>, brush: Brush, snapshot: Snapshot, point: Point): string {
  const stone = stoneFor(brush, snapshot, point);
  if (brush.tool !== 'alternate' || stone === null) {
    put(actions, snapshot, point, stone);
    return '';
  }
  const { engine } = snapshot;
  const { notice, ...move } = moveBy(engine.play.bind(engine), snapshot, point);
  if (move.type === 'played') {
    const { position, ko } = move;
    actions.edit({ stones: position.stones, toPlay: otherColor(stone), ko, lastMove: point });
  }
  return notice ? textOf(notice.text) : '';
}

const textOf = (text: Parameters<typeof plain>[0] | string): string => (typeof text === 'string' ? text : plain(text));

/** Sets a point to a stone, or to empty. */
export function put({ edit }: Pick<Actions, 'edit'>, snapshot: Snapshot, point: Point, color: Color | null): void {
  const { position, toPlay } = snapshot;
  const { stones } = position;
  const stone = stoneOf(color);
  if (stones[point] === stone) return;
  const changed = stones.slice(0, point) + stone + stones.slice(point + 1);
  edit({ stones: changed, toPlay: color === toPlay ? otherColor(color) : toPlay, ko: null, lastMove: null });
}
