/** The progress of this device. Whoever adds a section enters it here. */
import { lessons } from './lessons.ts';
import { Progress } from './progress.ts';

export const progress = new Progress([lessons], () => localStorage);

addEventListener('storage', progress.follow);
