/** The worker's side of `worker-client.ts`. */
import { EngineDead, EngineError } from '../engine/guard.ts';
import type { Reply } from './worker-client.ts';

/** Answers a question with the builds of the engine; may report progress meanwhile. */
export type ToAnswer<Question, Answer, Progress> = (
  question: Question,
  builds: readonly WebAssembly.Module[],
  progress: (progress: Progress) => void,
) => Answer | Promise<Answer>;

/** Answers the questions of the page. The first message has the builds. */
export function answerQuestions<Question, Answer, Progress = never>(
  toAnswer: ToAnswer<Question, Answer, Progress>,
): void {
  const send = (reply: Reply<Answer, Progress>) => self.postMessage(reply);
  let builds: readonly WebAssembly.Module[] | null = null;
  self.onmessage = async ({ data }: MessageEvent) => {
    if (!builds) builds = data as readonly WebAssembly.Module[];
    else send(await reply(() => toAnswer(data, builds ?? [], (progress) => send({ progress }))));
  };
}

async function reply<Answer>(answer: () => Answer | Promise<Answer>): Promise<Reply<Answer, never>> {
  try {
    return { answer: await answer() };
  } catch (error) {
    if (error instanceof EngineError) return { problem: error.problem };
    if (error instanceof EngineDead) return { dead: String(error.cause) };
    return { failed: String(error) };
  }
}
