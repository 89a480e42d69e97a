/** Analyses the positions of a text. */
import type { Analyze, Fault } from '../engine/analyze.ts';
import { PassAliveError } from './error.ts';
import { AnswersMemory, checkLength } from './limits.ts';
import type { Asked } from './question.ts';
import type { Answer } from './types.ts';

/**
 * The answers to what is `asked` for every position of `text`, in order.
 * @throws PassAliveError for the first tree, diagram or board that has none; `too-long`,
 * `too-many`
 */
export function answers(analyze: Analyze, text: string, { question, onWarning }: Asked): Answer[] {
  checkLength(text);
  const memory = new AnswersMemory();
  const found: Answer[] = [];
  let ended: { readonly by: unknown } | undefined;
  /** Nothing may be thrown through the engine, which would be left half-way. */
  const goesOn = (listen: () => void): boolean => {
    try {
      listen();
      return true;
    } catch (by) {
      ended = { by };
      return false;
    }
  };
  analyze(text, question, {
    begin: (columns, rows, positions) => goesOn(() => memory.begin({ columns, rows }, positions)),
    answer: (json) =>
      goesOn(() => {
        const answer: Answer = JSON.parse(json);
        memory.add(answer);
        found.push(answer);
      }),
    warn: (index, message) => goesOn(() => onWarning?.({ index, message })),
    fail: (json) => {
      ended = { by: errorOf(JSON.parse(json)) };
    },
  });
  if (ended) throw ended.by;
  return found;
}

function errorOf({ code, message, points, ...place }: Fault): PassAliveError {
  return new PassAliveError(code, message, { ...place, ...(points.length > 0 && { points }) });
}
