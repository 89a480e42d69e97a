/** The unconditional life of both colours along a game. */
export type { ChangedBlock, Chronicle, ChronicleEntry } from './answers.ts';
