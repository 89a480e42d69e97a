import { adopt } from '../../../ui/adopt.ts';
import { Outcome } from './Outcome.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => Outcome;
