import { adopt } from '../../ui/adopt.ts';
import { Keys } from './Keys.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => Keys;
