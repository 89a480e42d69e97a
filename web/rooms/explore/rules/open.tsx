import { adopt } from '../../../ui/adopt.ts';
import { RuleChoices } from './RuleChoices.tsx';
import { StartingSet } from './StartingSet.tsx';
import style from './style.css?inline';

adopt(style);

export const open = () => RuleChoices;

export const openStartingSet = () => StartingSet;
