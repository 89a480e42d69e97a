/** The bytes a reader's browser fetches: asserted on the built page and widget. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure, root } from './command.mjs';

/** In bytes, gzipped. */
const BUDGETS = [
  // What the page fetches first, and what it fetches when a text is read or written.
  { folder: 'dist', name: 'WebAssembly of the board', files: /board.*\.wasm$/, limit: 31_800 },
  { folder: 'dist', name: 'WebAssembly of the texts', files: /texts.*\.wasm$/, limit: 30_500 },
  { folder: 'dist', name: 'JavaScript and CSS', files: /^assets.page-.*\.(js|css)$/, limit: 40_000 },
  // Fetched when chapters are opened, which are `web/*/open.tsx`; some share their board.
  {
    folder: 'dist',
    name: 'proofs',
    files: /^assets.proof.*\.wasm$|^assets.(proof|chart|board)-.*\.js$/,
    limit: 40_000,
  },
  { folder: 'dist', name: 'table of regions', files: /^assets.matrix-.*\.js$/, limit: 2800 },
  { folder: 'dist', name: 'errata', files: /^assets.errata-.*\.js$/, limit: 8000 },
  {
    folder: 'dist',
    name: 'supports',
    files: /support.*\.wasm$|^assets.(support|score|board|marks)-.*\.js$/,
    limit: 36_200,
  },
  { folder: 'dist', name: 'race', files: /search.*\.wasm$|^assets.(race|worker)-.*\.js$/, limit: 15_000 },
  { folder: 'package', name: 'widget as modules', files: /^(element|define)\.js$|^pass-alive\.wasm$/, limit: 60_000 },
  { folder: 'package', name: 'widget as one script', files: /^standalone\.js$/, limit: 62_000 },
  // Fetched for the attribute `mode`.
  { folder: 'package', name: 'proofs of the widget', files: /^proof\.js$|-proof\.wasm$/, limit: 46_100 },
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
    console.log(`${String(total).padStart(8)}  ${budget.name} gzipped, of ${budget.limit} bytes\n`);
    if (total === 0) throw new Failure(`${budget.folder} holds no ${budget.name}`);
    if (total > budget.limit) over.push(budget.name);
  }
  if (over.length > 0) throw new Failure(`Over the byte budget: ${over.join(', ')}`);
}
