import { adopt } from '../../../ui/adopt.ts';
import { Race } from './Race.tsx';
import style from './style.css?inline';

adopt(style);

/** The panel of the race, with its styles. */
export const open = () => Race;
