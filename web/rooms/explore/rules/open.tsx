import { adopt } from '../../../ui/adopt.ts';
import { RuleChoices } from './RuleChoices.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => RuleChoices;
