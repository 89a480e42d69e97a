/** The worker that answers about texts and games. */
import { EngineDead, EngineError } from '../engine/guard.ts';
import { Answers } from './answers.ts';
import { call, type Message, type Question, type Reply } from './message.ts';

let begin: (answers: Answers) => void;
const begun = new Promise<Answers>((resolve) => {
  begin = resolve;
});
/** The text that was asked about last. */
let last: string | Uint8Array = '';

async function reply({ id, method, text, args }: Question): Promise<Reply> {
  const answers = await begun;
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
self.onmessage = ({ data }: MessageEvent<Message>) => {
  if (data instanceof WebAssembly.Module) begin(new Answers(data));
  else before = before.then(() => reply(data)).then((each) => self.postMessage(each));
};
