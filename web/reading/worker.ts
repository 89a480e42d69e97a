/** The worker that answers about texts and games. */
import { EngineDead, EngineError } from '../engine/guard.ts';
import { Answers } from './answers.ts';
import { call, type Question, type Reply } from './message.ts';

let answers: Answers | undefined;
/** The text that was asked about last. */
let last: string | Uint8Array = '';

async function reply({ id, method, text, args, file }: Question): Promise<Reply> {
  answers ??= new Answers(file);
  if (text) last = text;
  try {
    const value = await call(answers, method, text === undefined ? args : [last, ...args]);
    // A file that was opened is asked about by its text.
    if (method === 'open') last = (value as { text: string }).text;
    return { id, value };
  } catch (error) {
    if (error instanceof EngineError) return { id, problem: error.problem };
    if (error instanceof EngineDead) return { id, dead: String(error.cause) };
    return { id, failed: String(error) };
  }
}

// Questions wait for each other: one may be about the text of the one before.
let before: Promise<unknown> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<Question>) => {
  before = before.then(() => reply(data)).then((each) => self.postMessage(each));
};
