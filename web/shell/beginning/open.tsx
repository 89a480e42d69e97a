import { adopt } from '../../ui/adopt.ts';
import { Beginning } from './Beginning.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => Beginning;
