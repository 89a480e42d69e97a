import { adopt } from '../../ui/adopt.ts';
import { Pictures } from './Pictures.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => Pictures;
