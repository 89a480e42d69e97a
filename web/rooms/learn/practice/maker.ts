/** The boards of practice, from a worker. */
import { learn, pool, practiceBoards, sixes } from '../../../engine/learn-module.ts';
import { WorkerClient } from '../../../reading/worker-client.ts';
import type { Level } from './boards.ts';
import type { AskedBoard } from './image.ts';
import type { Answer, Interviewed, Question } from './made.ts';
import address from './made-worker.ts?worker&url';
import type { Answers, Walk } from './progress.ts';

const client = new WorkerClient<Question, Answer>(address, [learn]);

type From = Pick<Walk, 'start'>;

/**
 * The board with a number from 0 of a walk through the boards of a level.
 * @throws WorkerFailure, or an error if the boards could not be fetched
 */
export async function askBoard(level: Level, walk: From, number: number): Promise<AskedBoard> {
  const text = await practiceBoards[level]();
  const [board] = (await client.ask({ is: 'board', text, walk, number })) as readonly AskedBoard[];
  return board as AskedBoard;
}

/**
 * The set of six with a number from 0.
 * @throws as {@link askBoard} does
 */
export async function askSix(walk: From, number: number): Promise<readonly AskedBoard[]> {
  return (await client.ask({ is: 'six', text: await sixes(), walk, number })) as readonly AskedBoard[];
}

/**
 * What has been found out about a reader who has given these answers.
 * @throws as {@link askBoard} does
 */
export async function askInterview(answers: Answers): Promise<Interviewed> {
  return (await client.ask({ is: 'interview', text: await pool(), answers })) as Interviewed;
}
