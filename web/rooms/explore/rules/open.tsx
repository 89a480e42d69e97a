import { RuleChoices } from './RuleChoices.tsx';

export const open = () => RuleChoices;
