import { adopt } from '../../ui/adopt.ts';
import { Share } from './Share.tsx';
import style from './style.css?inline';

adopt(style);

/** The dialog with everything that leaves the page. */
export const open = () => Share;
