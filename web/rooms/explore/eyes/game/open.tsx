import { adopt } from '../../../../ui/adopt.ts';
import { Game } from './Game.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => Game;
