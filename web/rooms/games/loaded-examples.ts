import { useRef, useState } from 'preact/hooks';
import { once } from '../../engine/once.ts';
import type { Position } from '../../engine/types.ts';
import { endPlace } from '../../model/opening.ts';
import type { State } from '../../model/state.ts';
import type { Action } from '../../model/update.ts';
import * as scenes from '../../scenes/examples.ts';
import { positionOf } from '../../scenes/scene.ts';
import { useLoaded } from '../../ui/loading.ts';
import { positionAt, read, reader } from '../../ui/reading.ts';

/** An example with its position, the last one of a game, and the text of a game. */
export interface LoadedExample {
  readonly example: scenes.Example;
  readonly position: Position;
  readonly text: string;
}

/** All examples in their order. */
export const loadExamples = once(async (): Promise<readonly LoadedExample[]> => {
  const examples = await scenes.loadExamples();
  const texts = await Promise.all(examples.filter(scenes.isGame).map(scenes.loadGame));
  const ends = await reader.ask('ends', texts);
  return examples.map((example): LoadedExample => {
    if (!scenes.isGame(example)) return { example, position: positionOf(example), text: '' };
    return { example, position: ends.shift() as Position, text: texts.shift() as string };
  });
});

/** The action that opens an example. */
export async function actionFor({ example, text }: LoadedExample, now: () => State): Promise<Action> {
  if (!scenes.isGame(example)) return scenes.openExample(example);
  const collection = await read(text);
  const end = endPlace(collection);
  if (!end) throw new Error(`${example.id} cannot be shown`);
  const place = { ...end, move: example.at ?? 0 };
  return scenes.openGameExample(example, collection, place, await positionAt(place), now());
}

/** All examples, to choose one that is then opened by its action; null until they are there. */
export function useExamples(state: State, open: (action: Action, example: scenes.Example) => void) {
  const { value: examples, failed, again } = useLoaded(loadExamples);
  const [broken, setBroken] = useState(false);
  const now = useRef(state);
  now.current = state;
  return {
    examples,
    /** They, or the one that was chosen, could not be loaded. */
    failed: failed || broken,
    again: () => (broken ? setBroken(false) : again()),
    async choose(shown: LoadedExample): Promise<void> {
      try {
        open(await actionFor(shown, () => now.current), shown.example);
      } catch (error) {
        reportError(error);
        setBroken(true);
      }
    },
  };
}
