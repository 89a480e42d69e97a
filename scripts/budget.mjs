/**
 * Limits on the bytes that a reader's browser fetches, checked on the built page and widget. `node
 * scripts/budget.mjs` checks what is built already.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Failure, main, root } from './command.mjs';

/**
 * In bytes, gzipped: what is measured and 2 % to spare. An `aim` is what clear code has not
 * reached yet.
 * @type {{ folder: string, name: string, files: RegExp, limit: number, aim?: number }[]}
 */
const BUDGETS = [
  // Fetched first by the page.
  { folder: 'dist', name: 'WebAssembly of the board', files: /board.*\.wasm$/, limit: 36_000 },
  { folder: 'dist', name: 'JavaScript and CSS', files: /^assets.page-.*\.(js|css)$/, limit: 45_000 },
  // Fetched when a text is read or written, or a lens or panel needs more than the board.
  {
    folder: 'dist',
    name: 'WebAssembly with everything',
    files: /^assets.everything.*\.wasm$/,
    limit: 214_800,
    aim: 132_000,
  },
  { folder: 'dist', name: 'script of everything', files: /^assets.everything-.*\.js$/, limit: 5550 },
  // Fetched after the first board, and with the first text or game.
  { folder: 'dist', name: 'reading of texts', files: /^assets.reading-.*\.js$/, limit: 5350 },
  // Fetched when something is opened, and for the line of the example that is open.
  { folder: 'dist', name: 'dialog that opens', files: /^assets.open-.*\.js$/, limit: 6000 },
  // Fetched when rooms, lenses and panels are opened (`web/rooms/**/open.tsx`); some share a script.
  { folder: 'dist', name: 'games', files: /^assets.games-.*\.js$/, limit: 8250 },
  { folder: 'dist', name: 'proofs', files: /^assets.(prove|lens)-.*\.js$/, limit: 10_900 },
  { folder: 'dist', name: 'dialog to share', files: /^assets.share-.*\.js$/, limit: 8300 },
  { folder: 'dist', name: 'table of regions', files: /^assets.matrix-.*\.js$/, limit: 2850 },
  // One of the four lists is fetched at a time.
  {
    folder: 'dist',
    name: 'errata',
    files: /^assets.(errata|erratum|ErrataLink|benson|sensei|chen|kim)-.*\.js$/,
    limit: 14_750,
  },
  { folder: 'dist', name: 'eyes', files: /^assets.(eyes|words|lens)-.*\.js$/, limit: 19_100 },
  {
    folder: 'dist',
    name: 'panels of eyes',
    files: /^assets.(shapes|gallery|placed|game(?!-worker))-.*\.js$/,
    limit: 8600,
  },
  { folder: 'dist', name: 'workers of eyes', files: /^assets.(judge|game)-worker-.*\.js$/, limit: 13_000 },
  { folder: 'dist', name: 'boards in space', files: /^assets.solid-.*\.js$/, limit: 9900 },
  { folder: 'dist', name: 'gallery of boards in space', files: /^assets.exhibits-.*\.js$/, limit: 9950 },
  { folder: 'dist', name: 'supports', files: /^assets.(supports|score|countings|lens)-.*\.js$/, limit: 11_900 },
  { folder: 'dist', name: 'race, and the workers', files: /^assets.(race|worker)-.*\.js$/, limit: 16_600 },
  {
    folder: 'package',
    name: 'widget as modules',
    files: /^(element|define)\.js$|^pass-alive\.wasm$/,
    limit: 88_200,
    aim: 60_000,
  },
  { folder: 'package', name: 'widget as one script', files: /^standalone\.js$/, limit: 89_700, aim: 62_000 },
  // Fetched for the attribute `mode`.
  { folder: 'package', name: 'script of the widget that proves', files: /^proof\.js$/, limit: 26_500 },
  { folder: 'package', name: 'script of the widget with eyes', files: /^eyes\.js$/, limit: 28_400 },
  // Fetched for boards in space.
  { folder: 'package', name: 'script of the widget for space', files: /^space\.js$/, limit: 24_000 },
  { folder: 'package', name: 'loader of wikis', files: /^loader\.js$/, limit: 1400 },
];

/** Prints the gzipped sizes in `dist/` and `package/`. */
export function checkBudget() {
  const over = [];
  for (const budget of BUDGETS) {
    const folder = join(root, budget.folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    let total = 0;
    for (const file of files.filter((name) => budget.files.test(name))) {
      const size = gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
      console.log(`${String(size).padStart(8)}  ${file}`);
      total += size;
    }
    const aim = budget.aim ? `; the aim is ${budget.aim}` : '';
    console.log(`${String(total).padStart(8)}  ${budget.name} gzipped, of ${budget.limit} bytes${aim}\n`);
    if (total === 0) throw new Failure(`${budget.folder} holds no ${budget.name}`);
    if (total > budget.limit) over.push(budget.name);
  }
  if (over.length > 0) throw new Failure(`Over the byte budget: ${over.join(', ')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(checkBudget);
