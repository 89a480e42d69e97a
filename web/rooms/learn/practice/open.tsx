import { adopt } from '../../../ui/adopt.ts';
import { Practice } from './Practice.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => Practice;
