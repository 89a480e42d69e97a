import { Below } from './Below.tsx';

export const open = () => Below;
