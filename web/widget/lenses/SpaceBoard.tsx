import { useState } from 'preact/hooks';
import { picturesEdited, picturesRead } from '#locale/widget.ts';
import type { Point } from '../../engine/types.ts';
import { Pictures } from '../../rooms/solid/Pictures.tsx';
import { type Drawn, sceneOf } from './edit/scene.ts';
import { turnIn } from './turn.ts';

/** The page's pictures of a board in space, with the stones and the run of an element. */
export function SpaceBoard(drawn: Drawn) {
  const [cursor, moveCursor] = useState<Point>(0);
  const { palette, turn } = drawn.snapshot;
  const start = turnIn(turn);
  const use = drawn.brush ? picturesEdited : picturesRead;
  return (
    <Pictures
      scene={sceneOf(drawn, use.layers, { cursor, moveCursor })}
      palette={palette}
      {...(start && { start })}
      hint={use.hint}
      help={use.solid}
      layersHelp={use.layers}
    />
  );
}
