import { adopt } from '../../ui/adopt.ts';
import { Help } from './Help.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => Help;
