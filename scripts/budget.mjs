/**
 * Limits on the bytes that a reader's browser fetches, checked on the built page and widget. `node
 * scripts/budget.mjs` checks what is built already, and with `--write` it writes the table of
 * `docs/benchmarks.md`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Failure, main, root } from './command.mjs';

/** The share by which a size may grow before it fails. */
const SPARE = 0.02;

/**
 * In bytes, gzipped: what has been `reached`. An `aim` is what clear code has not reached yet.
 * @type {{ folder: string, name: string, files: RegExp, reached: number, aim?: number }[]}
 */
const BUDGETS = [
  // Fetched first by the page.
  { folder: 'dist', name: 'WebAssembly of the board', files: /board.*\.wasm$/, reached: 33_759, aim: 36_000 },
  { folder: 'dist', name: 'JavaScript and CSS', files: /^assets.page-.*\.(js|css)$/, reached: 44_784, aim: 45_000 },
  // Fetched when a text is read or written, or a lens or panel needs more than the board.
  {
    folder: 'dist',
    name: 'WebAssembly with everything but eyes',
    files: /^assets.everything.*\.wasm$/,
    reached: 135_873,
    aim: 125_000,
  },
  { folder: 'dist', name: 'script of everything', files: /^assets.everything-.*\.js$/, reached: 3799 },
  // Fetched after the first board, and with the first text or game.
  { folder: 'dist', name: 'reading of texts', files: /^assets.reading-.*\.js$/, reached: 6358 },
  // Fetched after the first board, below its sentence; lenses share the legend.
  {
    folder: 'dist',
    name: 'what is below the steps',
    files: /^assets.(below|PanelBox|lens(?!-classes))-.*\.js$/,
    reached: 5644,
  },
  // Fetched when something is opened, and for the line of the example that is open.
  { folder: 'dist', name: 'dialog that opens', files: /^assets.open-.*\.js$/, reached: 4475 },
  // Fetched when rooms, lenses and panels are opened (`web/rooms/**/open.tsx`); some share a script.
  { folder: 'dist', name: 'games', files: /^assets.games-.*\.js$/, reached: 9909 },
  { folder: 'dist', name: 'proofs', files: /^assets.(prove|lens-classes)-.*\.js$/, reached: 10_388 },
  { folder: 'dist', name: 'dialog to share', files: /^assets.share-.*\.js$/, reached: 9324 },
  { folder: 'dist', name: 'table of regions', files: /^assets.matrix-.*\.js$/, reached: 2850 },
  // One of the four lists is fetched at a time.
  {
    folder: 'dist',
    name: 'errata',
    files: /^assets.(errata|erratum|ErrataLink|benson|sensei|chen|kim)-.*\.js$/,
    reached: 14_115,
  },
  { folder: 'dist', name: 'WebAssembly of the eyes', files: /^assets.eyes_bg.*\.wasm$/, reached: 135_357, aim: 80_000 },
  { folder: 'dist', name: 'eyes', files: /^assets.(eyes(?!-build)|words)-.*\.js$/, reached: 20_763 },
  { folder: 'dist', name: 'script of the eyes', files: /^assets.eyes-build-.*\.js$/, reached: 2382 },
  {
    folder: 'dist',
    name: 'panels of eyes',
    files: /^assets.(shapes|gallery|named-words|placed|figures|game(?!-worker))-.*\.js$/,
    reached: 12_051,
  },
  { folder: 'dist', name: 'workers of eyes', files: /^assets.(judge|game)-worker-.*\.js$/, reached: 11_291 },
  { folder: 'dist', name: 'boards in space', files: /^assets.solid-.*\.js$/, reached: 8970 },
  { folder: 'dist', name: 'gallery of boards in space', files: /^assets.exhibits-.*\.js$/, reached: 9829 },
  // What lessons fetch besides the board.
  // With the first boards of all lessons and their words.
  {
    folder: 'dist',
    name: 'lessons',
    files: /^assets.(learn|places|Question|PlaysOn|Entry|fault-words)-.*\.js$/,
    reached: 25_900,
  },
  { folder: 'dist', name: 'unseen boards of lessons', files: /^assets.unseen-.*\.js$/, reached: 3227 },
  // Where Black answers: the question, and the worker of the solver.
  {
    folder: 'dist',
    name: 'lesson in which Black answers',
    files: /^assets.(answered|fights-worker)-.*\.js$/,
    reached: 5607,
  },
  { folder: 'dist', name: 'practice', files: /^assets.(practice|OneBoard)-.*\.js$/, reached: 5738 },
  { folder: 'dist', name: 'courses', files: /^assets.teaching-.*\.js$/, reached: 4190 },
  { folder: 'web/engine/pkg', name: 'WebAssembly of lessons', files: /^learn_bg\.wasm$/, reached: 14_148, aim: 15_000 },
  { folder: 'dist', name: 'supports', files: /^assets.(supports|score|countings)-.*\.js$/, reached: 10_805 },
  { folder: 'dist', name: 'race, and the workers', files: /^assets.(race|worker)-.*\.js$/, reached: 16_857 },
  {
    folder: 'package',
    name: 'widget as modules',
    files: /^(element|define)\.js$|^pass-alive\.wasm$/,
    reached: 90_762,
    aim: 60_000,
  },
  { folder: 'package', name: 'widget as one script', files: /^standalone\.js$/, reached: 88_771, aim: 62_000 },
  // Fetched for the attribute `mode`, and for boards in space; what they share once.
  { folder: 'package', name: 'what lenses of the widget share', files: /^viewer\.js$/, reached: 22_915 },
  { folder: 'package', name: 'script of the widget that proves', files: /^proof\.js$/, reached: 10_357 },
  { folder: 'package', name: 'script of the widget with eyes', files: /^eyes\.js$/, reached: 25_876 },
  { folder: 'package', name: 'script of the widget for space', files: /^space\.js$/, reached: 9958 },
  // Fetched for the first text with moves, the first board with its steps, and the first that is edited or asked about:
  // files that also run as classic scripts, two of them with Preact inside.
  { folder: 'package', name: 'games for the widget', files: /^games\.js$/, reached: 18_398 },
  { folder: 'package', name: 'menu for the widget', files: /^menu\.js$/, reached: 8676 },
  { folder: 'package', name: 'boards that are pressed for the widget', files: /^board\.js$/, reached: 21_061 },
  // Fetched for the first text with a fault.
  { folder: 'package', name: 'words for faults of texts', files: /^faults\.js$/, reached: 1582 },
  // Fetched for a text at an address that is not ASCII.
  { folder: 'package', name: 'encodings for the widget', files: /^encodings\.js$/, reached: 2824 },
  { folder: 'package', name: 'loader of wikis', files: /^loader\.js$/, reached: 1239 },
];

/** Prints the gzipped sizes in `dist/` and `package/`, and fails where one has grown too much. */
export function checkBudget() {
  const over = [];
  for (const { name, total, limit, aim, files } of measured()) {
    for (const file of files) console.log(`${String(file.size).padStart(8)}  ${file.name}`);
    const hope = aim ? `; the aim is ${aim}` : '';
    console.log(`${String(total).padStart(8)}  ${name} gzipped, of ${limit} bytes${hope}\n`);
    if (total > limit) over.push(name);
  }
  if (over.length > 0) throw new Failure(`Over the byte budget: ${over.join(', ')}`);
}

/** The sizes of what is built. */
function measured() {
  return BUDGETS.map(({ folder, name, files: pattern, reached, aim }) => {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    const files = names
      .filter((file) => pattern.test(file))
      .map((file) => ({ name: file, size: gzipSync(readFileSync(join(root, folder, file)), { level: 9 }).length }));
    if (files.length === 0) throw new Failure(`${folder} holds no ${name}`);
    const total = files.reduce((sum, { size }) => sum + size, 0);
    return { folder, name, files, total, limit: Math.floor(reached * (1 + SPARE)), aim };
  });
}

const TABLE = /(<!-- bytes, by node scripts\/budget\.mjs --write -->\n).*?(?=<!-- end of bytes -->)/s;

/** Writes the sizes into the documentation. */
function writeTable() {
  const file = join(root, 'docs', 'benchmarks.md');
  const rows = measured().map(({ folder, name, total, aim }) => {
    const place = folder === 'package' ? 'widget' : 'page';
    return `| ${place}: ${name} | ${total} | ${aim ?? ''} |\n`;
  });
  const table = ['\n| | bytes | aim |\n|---|---|---|\n', ...rows, '\n'].join('');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(TABLE, (_, head) => head + table),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv.includes('--write') ? writeTable : checkBudget);
}
