import { Pseudocode } from './Pseudocode.tsx';

export const open = () => Pseudocode;
