/** The progress of this device. Whoever adds a section enters it here. */
import { practice } from '../practice/progress.ts';
import { teaching } from '../teaching/progress.ts';
import { lessons } from './lessons.ts';
import { Progress } from './progress.ts';

export const progress = new Progress([lessons, practice, teaching], () => localStorage);

addEventListener('storage', progress.follow);
