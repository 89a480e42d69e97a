import { once } from '../../engine/once.ts';
import type { Position } from '../../engine/types.ts';
import {
  type Example,
  type GameExample,
  loadGame,
  loadLessons,
  openExample,
  openGameExample,
} from '../../examples/examples.ts';
import { firstPlace } from '../../model/opening.ts';
import type { State } from '../../model/state.ts';
import type { Action } from '../../model/update.ts';
import { positionAt, read, reader } from '../../ui/reading.ts';

/** An example, with the text of its position or game and the last position of that. */
export interface LoadedExample {
  readonly example: Example | GameExample;
  readonly text: string;
  readonly position: Position;
}

/** All examples in their order. */
export const loadExamples = once(async (): Promise<readonly LoadedExample[]> => {
  const { positions, games } = await loadLessons();
  const texts = [...positions.map(({ text }) => text), ...(await Promise.all(games.map(loadGame)))];
  const ends = await reader.ask('ends', texts);
  return [...positions, ...games].map((example, index) => ({
    example,
    text: texts[index] as string,
    position: ends[index] as Position,
  }));
});

/** The action that opens an example. */
export async function actionFor({ example, text, position }: LoadedExample, now: () => State): Promise<Action> {
  if ('text' in example) return openExample(example, position);
  const collection = await read(text);
  const end = firstPlace(collection);
  if (!end) throw new Error(`${example.id} cannot be shown`);
  const place = { ...end, move: example.at ?? end.move };
  return openGameExample(example, collection, place, await positionAt(place), now());
}
