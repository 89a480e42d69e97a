/** A board in an element whose points the reader goes over, and on which stones may be placed: the page's own. */
import { useState } from 'preact/hooks';
import { editHelp, readHelp } from '#locale/widget.ts';
import { firstShown } from '../../../model/crop.ts';
import { Board } from '../../../ui/board/Board.tsx';
import { boardsOf } from '../board-host.ts';
import { type Drawn, sceneOf } from '../edit/scene.ts';
import look from './board.css?inline';

export const createBoard = boardsOf({ style: look, draw: (drawn) => <PointBoard {...drawn} /> });

function PointBoard(drawn: Drawn) {
  const { crop, position, palette } = drawn.snapshot;
  const [cursor, moveCursor] = useState(() => firstShown(crop, position));
  return <Board scene={sceneOf(drawn, drawn.brush ? editHelp : readHelp, { cursor, moveCursor })} palette={palette} />;
}
