/** The words for faults of texts, as where they have been fetched. */
import { faultWords } from '../content/fault-words.ts';

export const words = () => faultWords;
