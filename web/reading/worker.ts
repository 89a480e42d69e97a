/** The worker that answers about texts and games. */
import { answerQuestions } from './answer-questions.ts';
import { Answers } from './answers.ts';
import { call, type Question } from './message.ts';

let answers: Answers | undefined;
/** The text that was asked about last. */
let last: string | Uint8Array = '';

answerQuestions(async ({ method, text, args }: Question, [everything]) => {
  answers ??= new Answers(everything as WebAssembly.Module);
  if (text) last = text;
  const answer = await call(answers, method, text === undefined ? args : [last, ...args]);
  // A file that was opened is asked about by its text.
  if (method === 'open') last = (answer as { text: string }).text;
  return answer;
});
