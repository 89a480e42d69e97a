import { adopt } from '../../ui/adopt.ts';
import question from '../../ui/question/style.css?inline';
import { Beginning } from './Beginning.tsx';
import style from './style.css?inline';

adopt(question);
adopt(style);

export const open = () => Beginning;
