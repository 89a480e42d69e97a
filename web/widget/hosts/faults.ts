/** The words for faults of texts, as a script that runs as a module and as a classic one. */
import { faultWords } from '../content/fault-words.ts';
import { handOver } from '../parts.ts';

handOver('faults', faultWords);
