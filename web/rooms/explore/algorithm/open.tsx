import { adopt } from '../../../ui/adopt.ts';
import { Pseudocode } from './Pseudocode.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => Pseudocode;
