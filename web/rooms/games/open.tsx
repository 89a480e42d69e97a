import { adopt } from '../../ui/adopt.ts';
import { GameRoom } from './GameRoom.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => GameRoom;
