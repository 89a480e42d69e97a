import { Spoken } from './Spoken.tsx';

/** What is announced of changes. */
export const open = () => Spoken;
