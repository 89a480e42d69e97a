/** The worker that follows the groups of a game. */
import { loadTexts } from '../../../../engine/everything.ts';
import { loadEyes } from '../../../../engine/eyes-build.ts';
import { EngineError } from '../../../../engine/guard.ts';
import { answerQuestions } from '../../../../reading/answer-questions.ts';
import type { Answer, Question } from './ask.ts';
import { type Change, changesBetween, type GroupAt, groupsOf } from './follow.ts';

/** The time between two answers, in milliseconds. */
const EVERY = 200;

answerQuestions<Question, Answer, Answer>(async ({ text, item, line, most }, [everything, eyes], progress) => {
  const [{ texts }, analyst] = await Promise.all([
    loadTexts(everything as WebAssembly.Module),
    loadEyes(eyes as WebAssembly.Module),
  ]);
  const positions = texts
    .read(text)
    .positions(item, line)
    .slice(0, most + 1);
  const changes: Change[] = [];
  let before: readonly GroupAt[] = [];
  let last = performance.now();
  for (const [move, { position }] of positions.entries()) {
    const groups = groupsAt(() => groupsOf(analyst.eyes(position)));
    changes.push(...changesBetween(before, groups, move));
    before = groups;
    const now = performance.now();
    if (now - last < EVERY) continue;
    last = now;
    progress({ changes, move, moves: positions.length - 1, ended: false });
  }
  return { changes, move: positions.length - 1, moves: positions.length - 1, ended: true };
});

/** None where a block has no liberty. */
function groupsAt(read: () => readonly GroupAt[]): readonly GroupAt[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof EngineError) return [];
    throw error;
  }
}
