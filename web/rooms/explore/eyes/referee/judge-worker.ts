/** The worker of exact search. It keeps the group that it has played out last. */
import { loadReferee } from '../../../../engine/everything.ts';
import { EngineError } from '../../../../engine/guard.ts';
import type { EyeMoment, EyeTrial } from '../../../../engine/referee.ts';
import type { Move, Question, Reply } from './judge.ts';

let trial: EyeTrial | null = null;

async function answer(question: Question): Promise<Reply> {
  const { id } = question;
  if (question.kind === 'play') return { id, kind: 'play', moment: after(question.first, question.moves) };
  const referee = await loadReferee(question.file);
  trial = referee.judge(question.group);
  return { id, kind: 'judge', judged: trial.judged };
}

/** Null for a move that the rules forbid. */
function after(first: 'owner' | 'opponent', moves: readonly Move[]): EyeMoment | null {
  try {
    return trial?.after(first, moves) ?? null;
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

// An error comes to the page as one of the worker.
self.onmessage = ({ data }: MessageEvent<Question>) => answer(data).then((reply) => postMessage(reply), reportError);
