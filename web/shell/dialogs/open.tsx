import { adopt } from '../../ui/adopt.ts';
import { Dialogs } from './Dialogs.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => Dialogs;
