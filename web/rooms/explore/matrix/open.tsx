import { adopt } from '../../../ui/adopt.ts';
import { Matrix } from './Matrix.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => Matrix;
