/** A board in an element on which the reader places stones: the page's own. */
import { useState } from 'preact/hooks';
import { editHelp } from '#locale/widget.ts';
import { firstShown } from '../../../model/crop.ts';
import { Board } from '../../../ui/board/Board.tsx';
import { boardsOf } from '../board-host.ts';
import { type Drawn, sceneOf } from '../edit/scene.ts';
import look from './board.css?inline';

export const createBoard = boardsOf({ style: look, draw: (drawn) => <EditBoard {...drawn} /> });

function EditBoard(drawn: Drawn) {
  const { crop, position, palette } = drawn.snapshot;
  const [cursor, moveCursor] = useState(() => firstShown(crop, position));
  return <Board scene={sceneOf(drawn, editHelp, { cursor, moveCursor })} palette={palette} />;
}
