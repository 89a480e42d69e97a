import { Outcome } from './Outcome.tsx';

export const open = () => Outcome;
