/**
 * `npm run bench:problems -- [--limit N] [--every odd|even] [--wrong] [--lines] [--times]
 * FOLDER…`: the rules and the solver of
 * `pass-alive eyes` against problems of life and death with solutions: `.sgf` files as `pass-alive problems`
 * reads them, `.json` files, and GNU Go's `.tst` files with their games beside them. `docs/benchmarks.md`
 * describes the formats and how answers are counted. Ctrl C ends it with what was counted.
 */

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main, root } from './command.mjs';
import { lineOf } from './problem-lines.mjs';

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string' },
    every: { type: 'string' },
    wrong: { type: 'boolean' },
    lines: { type: 'boolean' },
    times: { type: 'boolean' },
  },
});
const program = process.env.PASS_ALIVE_PROGRAM ?? join(root, 'target/release/pass-alive');
const limit = options.limit ? ['--limit', options.limit] : [];

/** What came out for one problem: `result` of the rules and of the solver. */
/** @typedef {{ name: string, number: number, rules: Result, solver: Result, positions: number, milliseconds: number, named: number, problem?: import('./problem-lines.mjs').Problem }} Line */
/** @typedef {{ kind: 'right' | 'wrong move' | 'wrong' | 'declined' | 'left out', detail: string }} Result */

/** @type {Line[]} */
const lines = [];
let stopped = false;

/**
 * The output of the program.
 * @param {string[]} argv
 * @param {string} input
 * @returns {Promise<string>}
 */
function ask(argv, input) {
  return new Promise((settle, fail) => {
    const child = spawn(program, argv, { stdio: ['pipe', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (piece) => {
      text += piece;
    });
    child.on('error', fail);
    child.on('close', () => settle(text));
    child.stdin.end(input);
  });
}

/**
 * The files in a folder and below, or the one file.
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesOf(join(path, name)));
}

/**
 * A problem in JSON as SGF: `SZ`, `AB` and `AW` as in SGF, `SOL` a list of first moves, each with its colour.
 * @param {string} text
 */
function sgfOf(text) {
  const { SZ, AB, AW, SOL } = JSON.parse(text);
  /** @param {string[]} points */
  const list = (points) => points.map((point) => `[${point}]`).join('');
  /** @param {string[]} move */
  const variation = ([color, point]) => `(;${color}[${point}]C[Correct])`;
  return `(;SZ[${SZ}]AB${list(AB)}AW${list(AW)}${SOL.map(variation).join('')})`;
}

/** @param {any} answer an ANSWER of `pass-alive problems` @returns {Result} */
function resultOf(answer) {
  if (answer.right === null) return { kind: 'declined', detail: answer.because };
  if (!answer.right) return { kind: 'wrong', detail: answer.status };
  return { kind: answer.move ? 'right' : 'wrong move', detail: answer.moves.join(' ') };
}

/** @param {string} name @param {number} number @param {string} sgf */
async function checkSgf(name, number, sgf) {
  const begin = performance.now();
  const answers = (await ask(['problems', '--json', ...limit], sgf)).split('\n').filter(Boolean);
  const milliseconds = Math.round((performance.now() - begin) / Math.max(1, answers.length));
  for (const line of answers) {
    const { leftOut, static: rules, solved, failing, positions, ...problem } = JSON.parse(line);
    if (leftOut) {
      /** @type {Result} */
      const result = { kind: 'left out', detail: leftOut };
      lines.push({ name, number, rules: result, solver: result, positions: 0, milliseconds: 0, named: 0 });
      continue;
    }
    let solver = resultOf(solved);
    // Where every move works, a move that works tells nothing.
    if (solver.kind === 'right' && failing === 0) solver = { kind: 'wrong move', detail: 'every move' };
    lines.push({
      name,
      number,
      rules: resultOf(rules),
      solver,
      positions,
      milliseconds,
      named: solved.moves.length,
      problem: { ...problem, status: solved.status, sgf },
    });
  }
}

/**
 * The questions `dragon_status` of a file of GNU Go's regression tests.
 * @param {string} path
 */
function questionsOf(path) {
  const questions = [];
  let game = '';
  /** @type {string[]} */
  let move = [];
  let asked = null;
  for (const line of readFileSync(path, 'latin1').split('\n')) {
    const load = line.match(/^loadsgf (\S+)(?: (\d+))?/);
    if (load) {
      game = readFileSync(join(dirname(path), load[1] ?? ''), 'latin1');
      // GNU Go counts the moves from 1, and stops before that one.
      move = load[2] ? ['--move', String(Number(load[2]) - 1)] : [];
    }
    const question = line.match(/^(\d+) dragon_status (\w+)/);
    if (question) asked = { number: Number(question[1]), stone: question[2] ?? '', game, move };
    else if (/^\d+ /.test(line)) asked = null;
    const answer = line.match(/^#\? \[(\w+) ?(\([^)]*\)|\S+)? ?(\([^)]*\)|\S+)?\]/);
    if (answer && asked) {
      /** @param {string | undefined} list @returns {string[]} */
      const points = (list) => list?.match(/[A-T]\d+/g) ?? [];
      questions.push({ ...asked, status: answer[1] ?? '', kill: points(answer[2]), save: points(answer[3]) });
      asked = null;
    }
  }
  return questions;
}

/** A ko for either side counts as critical, a seki as alive, as in GNU Go's file. */
const READ = new Map([
  ['ko', 'critical'],
  ['seki', 'alive'],
]);

/** The first moves named without `--all-moves` where a critical group is answered rightly, and those of them listed. */
const firsts = { named: 0, listed: 0 };

/** @param {string} name @param {ReturnType<typeof questionsOf>[number]} question */
async function checkStatus(name, question) {
  const groupOf = async (/** @type {string[]} */ ...asked) => {
    const argv = ['eyes', '--solve', '--json', '--group', question.stone, ...asked, ...question.move, ...limit];
    const answer = JSON.parse(await ask(argv, question.game));
    return [...answer.black.groups, ...answer.white.groups][0];
  };
  const begin = performance.now();
  const group = await groupOf('--all-moves');
  const milliseconds = Math.round(performance.now() - begin);
  /** @param {string} status @param {string[]} save @param {string[]} kill @returns {Result} */
  const compare = (status, save, kill) => {
    const read = READ.get(status) ?? status;
    if (read === 'unsettled') return { kind: 'declined', detail: group.because ?? status };
    if (read !== question.status) return { kind: 'wrong', detail: `${read}, not ${question.status}` };
    /** @param {string[]} moves @param {string[]} listed */
    const hits = (moves, listed) => moves.some((move) => listed.includes(move));
    const found = read !== 'critical' || (hits(save, question.save) && hits(kill, question.kill));
    return { kind: found ? 'right' : 'wrong move', detail: `${save.join(' ')}; ${kill.join(' ')}` };
  };
  const isSolved = group.basis !== 'rules';
  /** @type {Result} */
  const declined = { kind: 'declined', detail: group.solved?.declined ?? 'rules' };
  const rules = group.solved?.rules ?? group.status;
  if (isSolved && question.status === 'critical' && (READ.get(group.status) ?? group.status) === 'critical') {
    const { save, kill } = await groupOf();
    firsts.named += 2;
    firsts.listed += Number(question.save.includes(save[0])) + Number(question.kill.includes(kill[0]));
  }
  lines.push({
    name,
    number: question.number,
    rules: isSolved ? compare(rules, question.save, question.kill) : compare(rules, group.save, group.kill),
    solver: isSolved ? compare(group.status, group.save, group.kill) : declined,
    positions: group.solved?.positions ?? 0,
    milliseconds,
    named: group.save.length + group.kill.length,
  });
}

/** @param {number[]} numbers @param {number} share */
function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The processor time that `--times` allows an answer, in seconds. */
const SECONDS = 5;

/** @type {{ seconds: number, isSolved: boolean }[]} */
const times = [];

/**
 * The processor time of the status of a problem's group and one move for each side.
 * @param {string} sgf
 */
async function time(sgf) {
  const [problem] = (await ask(['problems', '--json', '--limit', '1'], sgf)).split('\n');
  const { leftOut, owner, group } = JSON.parse(problem || '{"leftOut":"unreadable"}');
  if (leftOut) return;
  const argv = ['eyes', '--solve', '--json', '--move', '0', '--color', owner, '--group', group[0], ...limit];
  const script = `ulimit -t ${SECONDS}; TIMEFORMAT=%U; time "$@"`;
  const child = spawn('bash', ['-c', script, 'bash', program, ...argv]);
  let [answer, told] = ['', ''];
  child.stdout.on('data', (piece) => {
    answer += piece;
  });
  child.stderr.on('data', (piece) => {
    told += piece;
  });
  child.stdin.end(sgf);
  await new Promise((settle) => child.on('close', settle));
  const found = answer ? JSON.parse(answer)[owner].groups[0] : null;
  const isSolved = found !== null && found.basis !== 'rules';
  times.push({ seconds: found ? Number(told.trim().split('\n').at(-1)) : SECONDS, isSolved });
}

function reportTimes() {
  const shares = [0.5, 0.9, 0.99];
  for (const [what, of] of /** @type {const} */ ([
    ['all', times],
    ['solved', times.filter(({ isSolved }) => isSolved)],
  ])) {
    const seconds = of.map((line) => line.seconds);
    const found = shares.map((share) => quantile(seconds, share).toFixed(2)).join(', ');
    const soon = seconds.filter((each) => each <= 0.2).length / Math.max(1, of.length);
    console.log(`${what}, ${of.length}: seconds at 50, 90, 99 %: ${found}; in 0.2 s: ${(100 * soon).toFixed(1)} %`);
  }
}

function report() {
  for (const half of ['odd', 'even', 'all']) {
    const of = lines.filter(({ number }) => half === 'all' || (number % 2 === 0) === (half === 'even'));
    if (of.length === 0) continue;
    for (const method of /** @type {const} */ (['rules', 'solver'])) {
      /** @type {Map<string, number>} */
      const counts = new Map();
      for (const line of of) {
        const { kind, detail } = line[method];
        const key = kind === 'declined' || kind === 'left out' ? `${kind} (${detail})` : kind;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const cells = [...counts].sort(([a], [b]) => (a < b ? 1 : -1)).map(([kind, count]) => `${kind} ${count}`);
      console.log(`${half}, ${of.length}, ${method}: ${cells.join(', ')}`);
    }
  }
  const right = lines.filter(({ solver }) => solver.kind === 'right');
  const times = lines.map(({ milliseconds }) => milliseconds);
  const positions = lines.map((line) => line.positions);
  const shares = [0.5, 0.9, 0.99];
  console.log(`milliseconds at 50, 90, 99 %: ${shares.map((share) => quantile(times, share)).join(', ')}`);
  console.log(`positions at 50, 90, 99 %: ${shares.map((share) => quantile(positions, share)).join(', ')}`);
  const named = right.reduce((sum, line) => sum + line.named, 0) / Math.max(1, right.length);
  console.log(`moves named where right: ${named.toFixed(2)} on average`);
  if (firsts.named > 0) console.log(`first moves named that are listed: ${firsts.listed} of ${firsts.named}`);
  if (!options.wrong) return;
  for (const { name, number, solver } of lines) {
    if (solver.kind.startsWith('wrong')) console.log(`${name} ${number}: ${solver.kind} (${solver.detail})`);
  }
}

/**
 * Prints a line of play for each wrong answer, those that hold with nothing taken for granted apart.
 */
async function reportLines() {
  /** @type {Map<boolean, string[]>} */
  const rows = new Map();
  for (const { name, problem } of lines.filter(({ solver }) => solver.kind === 'wrong')) {
    if (!problem || stopped) continue;
    const position = JSON.parse(await ask(['eyes', '--json', '--move', '0'], problem.sgf));
    const found = await lineOf(problem, position.board, async (sgf, stone, doubt) => {
      const doubts = doubt.length > 0 ? ['--doubt', doubt.join(',')] : [];
      const move = sgf === problem.sgf ? ['--move', '0'] : [];
      const argv = [
        'eyes',
        '--solve',
        '--json',
        '--color',
        problem.owner,
        '--group',
        stone,
        ...move,
        ...doubts,
        ...limit,
      ];
      const text = await ask(argv, sgf);
      return text ? JSON.parse(text)[problem.owner].groups[0] : null;
    });
    const place = `${basename(name, extname(name))}: ${problem.toPlay}, ${problem.solution.join(' or ')}`;
    const row = `${place} | ${problem.status} | ${found?.moves.join(' ') ?? ''} | ${found?.outcome ?? ''}`;
    const holds = found?.holds ?? false;
    rows.set(holds, [...(rows.get(holds) ?? []), row]);
  }
  for (const [holds, list] of [...rows].sort(([a], [b]) => Number(b) - Number(a))) {
    console.log(
      `${holds ? 'nothing taken for granted' : 'under assumptions, or left open without them'}: ${list.length}`,
    );
    for (const row of list) console.log(`| ${row} |`);
  }
}

await main(async () => {
  /** @type {(() => Promise<void>)[]} */
  const work = [];
  let number = 0;
  const isWanted = (/** @type {number} */ place) => !options.every || (place % 2 === 0) === (options.every === 'even');
  for (const path of folders.flatMap((folder) => filesOf(resolve(folder)))) {
    const kind = extname(path);
    if (kind === '.tst') {
      for (const question of questionsOf(path)) {
        if (isWanted(question.number)) work.push(() => checkStatus(path, question));
      }
    } else if (kind === '.json' || kind === '.sgf') {
      number += 1;
      const place = number;
      if (!isWanted(place)) continue;
      work.push(() => {
        const text = readFileSync(path, 'utf8');
        const sgf = kind === '.json' ? sgfOf(text) : text;
        return options.times ? time(sgf) : checkSgf(path, place, sgf);
      });
    }
  }
  process.on('SIGINT', () => {
    stopped = true;
  });
  const all = work.length;
  const workers = Array.from({ length: availableParallelism() }, async () => {
    while (!stopped) {
      const next = work.shift();
      if (!next) return;
      await next();
      if (process.stderr.isTTY) process.stderr.write(`\r${all - work.length}/${all} `);
    }
  });
  await Promise.all(workers);
  if (options.times) return reportTimes();
  report();
  if (options.lines) await reportLines();
});
