import { adopt } from '../../ui/adopt.ts';
import { Sheet } from './Sheet.tsx';
import style from './style.css?inline';

adopt(style);

/** The content of the board's menu. */
export const open = () => Sheet;
