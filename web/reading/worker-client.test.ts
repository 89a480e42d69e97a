import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineError } from '../engine/guard.ts';
import { isAborted, type Reply, WorkerClient, WorkerFailure } from './worker-client.ts';

/** A worker whose answers the test sends. */
class FakeWorker {
  static started: FakeWorker[] = [];
  readonly got: unknown[] = [];
  ended = false;
  onmessage: ((event: { data: Reply<string, number> }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(message: unknown): void {
    this.got.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  send(data: Reply<string, number>): void {
    this.onmessage?.({ data });
  }

  fail(message = ''): void {
    this.onerror?.({ message, preventDefault: () => {} });
  }
}

const module = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
const build = vi.fn(async () => module);
const workers = FakeWorker.started;
const at = (index: number): FakeWorker => workers[index] as FakeWorker;
/** Lets the build arrive. */
const loaded = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
afterEach(() => {
  workers.length = 0;
  build.mockReset();
  build.mockImplementation(async () => module);
  vi.unstubAllGlobals();
});

test('the builds are posted first, then one question at a time', async () => {
  const client = new WorkerClient<string, string>('worker.js', [build]);
  const answers = [client.ask('a'), client.ask('b')];
  await loaded();
  expect(at(0).got).toEqual([[module], 'a']);
  at(0).send({ answer: 'A' });
  expect(at(0).got).toEqual([[module], 'a', 'b']);
  at(0).send({ problem: { code: 'no-liberty', color: 'black', points: [3] } });
  expect(await answers[0]).toBe('A');
  await expect(answers[1]).rejects.toThrow(EngineError);
  expect(workers).toHaveLength(1);
});

test('progress is reported until the answer comes', async () => {
  const client = new WorkerClient<string, string, number>('worker.js', [build]);
  const progress = vi.fn();
  const answer = client.ask('a', { progress });
  await loaded();
  at(0).send({ progress: 1 });
  at(0).send({ progress: 2 });
  at(0).send({ answer: 'A' });
  expect(await answer).toBe('A');
  expect(progress.mock.calls).toEqual([[1], [2]]);
});

test('an aborted question ends the worker that is at it, and the next one starts another', async () => {
  const client = new WorkerClient<string, string, number>('worker.js', [build]);
  const abort = new AbortController();
  const progress = vi.fn();
  const first = client.ask('a', { signal: abort.signal, progress });
  const second = client.ask('b');
  await loaded();
  abort.abort();
  expect(at(0).ended).toBe(true);
  await expect(first).rejects.toSatisfy(isAborted);
  // What the browser has still to deliver.
  at(0).send({ progress: 1 });
  at(0).send({ answer: 'A' });
  expect(progress).not.toHaveBeenCalled();
  await loaded();
  expect(at(1).got).toEqual([[module], 'b']);
  at(1).send({ answer: 'B' });
  expect(await second).toBe('B');
});

test('a question that waits, or is answered, is aborted without ending the worker', async () => {
  const client = new WorkerClient<string, string>('worker.js', [build]);
  const abort = new AbortController();
  const first = client.ask('a', { signal: abort.signal });
  await loaded();
  at(0).send({ answer: 'A' });
  client.ask('b');
  const third = client.ask('c', { signal: abort.signal });
  abort.abort();
  await expect(third).rejects.toSatisfy(isAborted);
  expect(await first).toBe('A');
  expect(at(0).ended).toBe(false);
  await expect(client.ask('d', { signal: abort.signal })).rejects.toSatisfy(isAborted);
});

test('a message may depend on what this worker has got', async () => {
  const client = new WorkerClient<string, string>('worker.js', [build], (question, isFirst) => [question, isFirst]);
  const abort = new AbortController();
  client.ask('a');
  await loaded();
  at(0).send({ answer: 'A' });
  client.ask('b', { signal: abort.signal }).catch(() => {});
  abort.abort();
  client.ask('c');
  await loaded();
  expect([at(0).got.slice(1), at(1).got.slice(1)]).toEqual([
    [
      ['a', true],
      ['b', false],
    ],
    [['c', true]],
  ]);
});

test('a worker that does not start, and one that breaks, fail all questions; the next ones start another', async () => {
  const client = new WorkerClient<string, string>('worker.js', [build]);
  const failures = () =>
    Promise.all([client.ask('a'), client.ask('b')].map((each) => each.catch((error) => error.code)));
  const first = failures();
  at(0).fail();
  expect(await first).toEqual(['notStarted', 'notStarted']);

  const second = failures();
  await loaded();
  at(1).send({ dead: 'unreachable' });
  expect(await second).toEqual(['broken', 'broken']);
  expect(at(1).ended).toBe(true);

  const third = failures();
  await loaded();
  at(2).send({ answer: 'A' });
  at(2).fail('out of memory');
  expect(await third).toEqual(['A', 'broken']);
});

test('without workers, or a build, nothing is started', async () => {
  const client = new WorkerClient<string, string>('worker.js', [build]);
  build.mockRejectedValueOnce(new TypeError('offline'));
  const failure = await client.ask('a').catch((error) => error);
  expect(failure).toBeInstanceOf(WorkerFailure);
  expect(failure).toMatchObject({ code: 'notStarted', cause: new TypeError('offline') });
  expect(at(0).ended).toBe(true);
  vi.stubGlobal('Worker', undefined);
  expect(await client.ask('b').catch((error) => error)).toMatchObject({ code: 'notStarted', cause: undefined });
});

test('a stop ends everything, and what is asked afterwards starts again', async () => {
  const client = new WorkerClient<string, string>('worker.js', [build]);
  const first = client.ask('a');
  client.stop();
  expect(at(0).ended).toBe(true);
  await expect(first).rejects.toSatisfy(isAborted);
  client.ask('b');
  await loaded();
  expect(at(0).got).toEqual([]);
  expect(at(1).got).toEqual([[module], 'b']);
});
