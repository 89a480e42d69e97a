/** The worker that follows the groups of a game. */
import { loadTexts } from '../../../../engine/everything.ts';
import type { EyeFacts } from '../../../../engine/eyes.ts';
import { loadEyesAndReferee } from '../../../../engine/eyes-build.ts';
import { EngineError } from '../../../../engine/guard.ts';
import { answerQuestions } from '../../../../reading/answer-questions.ts';
import type { Answer, Question } from './ask.ts';
import { type Change, Follower } from './follow.ts';

/** The time between two answers, in milliseconds. */
const EVERY = 200;

/**
 * The most positions that are looked at for a question about a group. In games most groups are either solved with
 * these or not with five times as many.
 */
const LIMIT = 2_000;

answerQuestions<Question, Answer, Answer>(async ({ text, item, line, most }, [everything, eyes], progress) => {
  const [{ texts }, { analyst, referee }] = await Promise.all([
    loadTexts(everything as WebAssembly.Module),
    loadEyesAndReferee(eyes as WebAssembly.Module),
  ]);
  const positions = texts
    .read(text)
    .positions(item, line)
    .slice(0, most + 1);
  const follower = new Follower((position, color, stone) =>
    referee.of({ position, color, stone, limit: LIMIT }).judge(false),
  );
  const changes: Change[] = [];
  const unsolved: number[] = [];
  const moves = positions.length - 1;
  let last = performance.now();
  for (const [move, moment] of positions.entries()) {
    const step = follower.step(
      move,
      moment,
      unlessRefused(() => analyst.eyes(moment.position)),
    );
    changes.push(...step.changes);
    if (step.hasUnsolved) unsolved.push(move);
    const now = performance.now();
    if (now - last < EVERY) continue;
    last = now;
    progress({ changes, unsolved, move, moves, ended: false });
  }
  return { changes, unsolved, move: moves, moves, ended: true };
});

/** Null where a block has no liberty. */
function unlessRefused(read: () => EyeFacts): EyeFacts | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}
