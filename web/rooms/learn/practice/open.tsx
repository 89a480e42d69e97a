import { Practice } from './Practice.tsx';

export const open = () => Practice;
