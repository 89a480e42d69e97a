import { adopt } from '../../../ui/adopt.ts';
import style from './style.css?inline';
import { Teaching } from './Teaching.tsx';

adopt(style);

export const open = () => Teaching;
