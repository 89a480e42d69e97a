/** The lenses in the order of their tabs. Whoever adds one enters it here, and the compiler names what it lacks. */
import { eyes } from './eyes.ts';
import { gallery } from './gallery.ts';
import { prove } from './prove.ts';
import { score } from './score.ts';
import { steps } from './steps.ts';
import { supports } from './supports.ts';

export const LENS_LIST = { steps, prove, eyes, supports, score, gallery };
