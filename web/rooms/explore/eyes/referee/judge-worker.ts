/** The worker of exact search. It keeps the group that it has played out last. */
import { loadReferee } from '../../../../engine/eyes-build.ts';
import { EngineError } from '../../../../engine/guard.ts';
import type { EyeTrial } from '../../../../engine/referee.ts';
import type { Move, Played, Question, Reply } from './judge.ts';

let trial: EyeTrial | null = null;

async function answer(question: Question): Promise<Reply> {
  const { id } = question;
  if (question.kind === 'play') return { id, kind: 'play', played: after(question.first, question.moves) };
  const referee = await loadReferee(question.build);
  trial = referee.judge(question.group);
  return { id, kind: 'judge', judged: trial.judged };
}

function after(first: 'owner' | 'opponent', moves: readonly Move[]): Played {
  try {
    const moment = trial?.after(first, moves);
    if (!moment) throw new Error('No group was played out');
    return moment;
  } catch (error) {
    const code = error instanceof EngineError && error.problem.code;
    if (code === 'occupied' || code === 'suicide' || code === 'ko' || code === 'outside') return code;
    throw error;
  }
}

// An error comes to the page as one of the worker.
self.onmessage = ({ data }: MessageEvent<Question>) => answer(data).then((reply) => postMessage(reply), reportError);
