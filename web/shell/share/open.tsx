import { adopt } from '../../ui/adopt.ts';
import { Share } from './Share.tsx';
import style from './style.css?inline';

adopt(style);

/** The content of the dialog “Share”. */
export const open = () => Share;
