import { adopt } from '../../ui/adopt.ts';
import playsOn from '../../ui/question/plays-on.css?inline';
import question from '../../ui/question/style.css?inline';
import { Beginning } from './Beginning.tsx';
import style from './style.css?inline';

adopt(question);
adopt(playsOn);
adopt(style);

export const open = () => Beginning;
