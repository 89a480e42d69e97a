/** The fights about all black blocks of a board, solved in a worker. */
import { eyes } from '../../../engine/modules.ts';
import type { Point, Position } from '../../../engine/types.ts';
import { WorkerClient } from '../../../reading/worker-client.ts';
import type { Fight } from './fight.ts';
import address from './fights-worker.ts?worker&url';

export interface FightsQuestion {
  readonly position: Position;
  /** A stone of each group. */
  readonly stones: readonly Point[];
}

const client = new WorkerClient<FightsQuestion, readonly Fight[]>(address, [eyes]);

/**
 * A fight for each stone, in the same order. The signal ends the search.
 * @throws WorkerFailure, EngineError, or the reason of the signal
 */
export const askFights = (question: FightsQuestion, signal: AbortSignal): Promise<readonly Fight[]> =>
  client.ask(question, { signal });
