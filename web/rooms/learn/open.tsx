import { adopt } from '../../ui/adopt.ts';
import lens from '../../ui/lens/style.css?inline';
import playsOn from '../../ui/question/plays-on.css?inline';
import question from '../../ui/question/style.css?inline';
import { Learn } from './Learn.tsx';
import style from './style.css?inline';

adopt(lens);
adopt(question);
adopt(playsOn);
adopt(style);

export const open = () => Learn;
