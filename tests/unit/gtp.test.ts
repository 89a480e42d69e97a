/** `pass-alive gtp` with the module by which Sabaki talks to engines. */
import { readFileSync } from 'node:fs';
import { type Command, Controller, ControllerStateTracker } from '@sabaki/gtp';
import { expect, onTestFinished, test } from 'vitest';
import { printed, program } from '../program.ts';

// Built before the tests, whose time is limited.
const path = program();

/** The program, started as Sabaki starts it, and ended with the test. */
function engine(...options: string[]): Controller {
  const controller = new Controller(path, ['gtp', ...options]);
  controller.start();
  onTestFinished(() => controller.stop());
  return controller;
}

/** The answer to a command that must succeed. */
async function ask(controller: Controller, line: string): Promise<string> {
  const [name = '', ...args] = line.split(' ');
  const { content, error } = await controller.sendCommand({ name, args });
  expect(error, `${line}: ${content}`).toBe(false);
  return content;
}

/** The names in lists of points, in order. */
function sorted(points: string): string[] {
  return points.split(/\s+/).filter(Boolean).sort();
}

test('the program is introduced, and each listed command is known', async () => {
  const controller = engine();
  expect(await ask(controller, 'name')).toBe('pass-alive');
  expect(await ask(controller, 'protocol_version')).toBe('2');
  expect(`pass-alive ${await ask(controller, 'version')}`).toBe(printed('--version').trim());
  for (const name of (await ask(controller, 'list_commands')).split('\n')) {
    expect(await ask(controller, `known_command ${name}`), name).toBe('true');
  }
  expect(await controller.sendCommand({ name: 'lz-analyze', args: ['b'] })).toMatchObject({
    content: 'unknown command',
    error: true,
  });
});

test('commands that are sent at once are answered in order', async () => {
  const controller = engine();
  const plays = Array.from({ length: 300 }, (_, index): Command => {
    const name = index % 3 ? 'play' : 'name';
    return { name, args: ['b', `A${(index % 19) + 1}`] };
  });
  const answers = await Promise.all(plays.map((command) => controller.sendCommand(command)));
  answers.forEach(({ content }, index) => {
    expect(content === 'pass-alive').toBe(plays[index]?.name === 'name');
  });
});

test('the end of the engine is no fault', async () => {
  const controller = engine();
  const complaints: string[] = [];
  controller.on('stderr', ({ content }) => complaints.push(content));
  const stopped = new Promise<void>((resolve) => controller.on('stopped', resolve));
  await controller.stop();
  await stopped;
  expect(complaints).toEqual([]);
});

test.each(['9', '13', '19'])('a game of %s lines is followed forth and back, as in Sabaki', async (size) => {
  const file = `tests/games/selfplay${size}.sgf`;
  const [, first = ''] = readFileSync(file, 'utf8').split('(;');
  const history: Command[] = Array.from(first.matchAll(/;([BW])\[(\w*)\]/g), ([, color, at]) => ({
    name: 'play',
    args: [color ?? '', vertex(at ?? '', Number(size))],
  }));
  const answers = printed('analyze', '--json', '--every', '1', file).split('\n');
  const controller = engine();
  const tracker = new ControllerStateTracker(controller);
  const boardsize = [Number(size), Number(size)] as const;
  // From anywhere to anywhere, by moves and by undo.
  for (let step = 0; step < 40; step++) {
    const moves = step === 0 ? history.length : (step * 7919) % (history.length + 1);
    await tracker.sync({ komi: 6.5, boardsize, history: history.slice(0, moves) });
    const { black, white, index, move } = JSON.parse(answers[moves] ?? '');
    expect([index, move]).toEqual([0, moves]);
    const alive = sorted(await ask(controller, 'final_status_list alive'));
    expect(alive, `after move ${moves}`).toEqual([...black.alive, ...white.alive].sort());
  }
});

/** The point that SGF calls `at`. */
function vertex(at: string, size: number): string {
  if (at === '') return 'pass';
  const [column = 0, row = 0] = [...at].map((letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0));
  return `${'ABCDEFGHJKLMNOPQRST'[column]}${size - row}`;
}

test('handicap stones, moves of the engine and refused sizes are as Sabaki expects', async () => {
  const controller = engine();
  const tracker = new ControllerStateTracker(controller);
  await tracker.sync({ boardsize: [9, 9], history: [{ name: 'set_free_handicap', args: ['C3', 'G7'] }] });
  const move = await ask(controller, 'genmove w');
  expect(tracker.state.history?.at(-1)).toEqual({ name: 'play', args: ['W', move] });
  await tracker.sync({ history: [{ name: 'set_free_handicap', args: ['C3', 'G7'] }] });
  expect(await ask(controller, 'list_stones w')).toBe('');
  expect(sorted(await ask(controller, 'list_stones b'))).toEqual(['C3', 'G7']);
  await expect(tracker.sync({ boardsize: [9, 13] })).rejects.toThrow('not supported');
  await expect(tracker.sync({ boardsize: [26, 26] })).rejects.toThrow('not supported');
});
