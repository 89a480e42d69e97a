/** The bytes a reader's browser fetches: asserted on the built page, `dist/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure, root } from './command.mjs';

/**
 * In bytes, gzipped. The limit of the WebAssembly is where it has got to on its way to
 * 45,000, and only goes down.
 */
const BUDGETS = [
  { name: 'WebAssembly', files: /\.wasm$/, limit: 56_000 },
  { name: 'JavaScript and CSS', files: /\.(js|css)$/, limit: 40_000 },
];

/** Prints the gzipped sizes in `dist/`. */
export function checkBudget() {
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const over = [];
  for (const budget of BUDGETS) {
    let total = 0;
    for (const file of files.filter((name) => budget.files.test(name))) {
      const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
      console.log(`${String(size).padStart(8)}  ${file}`);
      total += size;
    }
    console.log(`${String(total).padStart(8)}  ${budget.name} gzipped, of ${budget.limit} bytes\n`);
    if (total === 0) throw new Failure(`dist holds no ${budget.name}`);
    if (total > budget.limit) over.push(budget.name);
  }
  if (over.length > 0) throw new Failure(`Over the byte budget: ${over.join(', ')}`);
}
