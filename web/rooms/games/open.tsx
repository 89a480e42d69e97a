import { loadSpaceClasses } from '../../engine/lens-classes.ts';
import { adopt } from '../../ui/adopt.ts';
import type { FetchedProps } from '../../ui/Fetched.tsx';
import { GameRoom } from './GameRoom.tsx';
import record from './record.css?inline';
import style from './style.css?inline';

adopt(record);
adopt(style);

/** The room of games, with the engine that draws its marks. */
export async function open({ engine }: FetchedProps) {
  engine.addSpaces(await loadSpaceClasses());
  return GameRoom;
}
