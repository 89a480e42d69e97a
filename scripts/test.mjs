/**
 * `npm test`: every check, the quickest first, up to the first that fails. `npm run check`,
 * `test:rust`, `test:python`, `test:wasm`, `test:unit`, `test:e2e` and `test:package` run one
 * group, and pass arguments after `--` to its last program: `npm run test:e2e -- --headed`.
 * `npm run test:slow` takes the long walks through the page, `npm run test:exhaustive` checks that
 * take hours, and `npm run test:recipes` the recipes of `docs/package.md` that need large tools.
 */
import { join } from 'node:path';
import { checkBudget } from './budget.mjs';
import { ask, Failure, main, root, run, runLocal } from './command.mjs';
import { buildPackage } from './package.mjs';
import { testPackage } from './packaging.mjs';
import { testInBrowser } from './playwright.mjs';
import { testPython, WITHOUT_PYTHON } from './python.mjs';
import {
  ensureBindgen,
  ensureBrowser,
  ensurePackages,
  ensurePackagesOf,
  ensureRust,
  ensureWasmPack,
} from './tools.mjs';
import { testWithTypes } from './types.mjs';
import { buildWasm, builtFolder, FEATURES } from './wasm.mjs';
import { browserSettings } from './webdriver.mjs';
import { buildWidget } from './widget.mjs';
import { writeWords } from './words.mjs';

/** The part of the library that runs on all cores, which is off unless it is asked for. */
const ALL_CORES = ['--features', 'pass-alive/rayon'];

/** The file of the command-line program. */
const PROGRAM = process.platform === 'win32' ? 'pass-alive.exe' : 'pass-alive';

const WARNINGS_ARE_ERRORS = ['--', '-D', 'warnings'];

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {'check' | 'rust' | 'python' | 'wasm' | 'unit' | 'e2e' | 'package' | 'slow' | 'recipes' | 'exhaustive'} group
 * @property {(extra: string[]) => void | Promise<string | void>} run takes what followed `--`;
 *   gives the reason if it is left out
 */

/** Groups that `npm test` leaves out. */
const ON_DEMAND = new Set(['slow', 'recipes', 'exhaustive']);

/** Groups that need a browser. */
const IN_BROWSER = new Set(['wasm', 'e2e', 'package', 'slow', 'recipes', 'exhaustive']);

/** @type {Step[]} */
const STEPS = [
  { name: 'rustfmt', group: 'check', run: () => run('cargo', ['fmt', '--all', '--check']) },
  { name: 'biome', group: 'check', run: lint },
  {
    name: 'clippy',
    group: 'check',
    run: () =>
      run('cargo', ['clippy', '--workspace', '--all-targets', ...ALL_CORES, ...WARNINGS_ARE_ERRORS], WITHOUT_PYTHON),
  },
  { name: 'no circles of files', group: 'check', run: checkCircles },
  { name: 'clippy for WebAssembly', group: 'check', run: lintBinding },
  {
    name: 'rustdoc',
    group: 'check',
    run: () =>
      run('cargo', ['doc', '--workspace', '--no-deps', ...ALL_CORES], {
        ...WITHOUT_PYTHON,
        RUSTDOCFLAGS: '-D warnings',
      }),
  },
  { name: 'wasm build', group: 'check', run: buildWasmOnce },
  { name: 'messages', group: 'check', run: writeWords },
  { name: 'tsc', group: 'check', run: () => runLocal('tsc', []) },
  {
    name: 'cargo tests and doctests, types of answers',
    group: 'rust',
    run: async (extra) => {
      await testWithTypes([...ALL_CORES, ...extra]);
      // For the tests of the page: Cargo would build another, with the features of fewer packages.
      process.env.PASS_ALIVE_PROGRAM = join(builtFolder(), 'debug', PROGRAM);
    },
  },
  { name: 'Python package', group: 'python', run: testPython },
  { name: 'binding in the browser', group: 'wasm', run: testBinding },
  {
    name: 'unit tests of the page',
    group: 'unit',
    run: async (extra) => {
      await buildWasmOnce();
      await runLocal('vitest', ['run', ...extra]);
    },
  },
  {
    name: 'page and widget build',
    group: 'e2e',
    run: buildPages,
  },
  { name: 'byte budget', group: 'e2e', run: () => checkBudget() },
  {
    name: 'page in the browser',
    group: 'e2e',
    run: (extra) => testInBrowser(extra),
  },
  { name: 'package build', group: 'package', run: buildPackageAnew },
  {
    name: 'package in other projects',
    group: 'package',
    run: (extra) => testPackage(extra),
  },
  { name: 'page and widget build', group: 'slow', run: buildPages },
  {
    name: 'long walks in the browser',
    group: 'slow',
    run: (extra) => testInBrowser(extra, { PASS_ALIVE_SLOW: '1' }),
  },
  { name: 'package build', group: 'recipes', run: buildPackageAnew },
  {
    name: 'package in large tools',
    group: 'recipes',
    run: async (extra) => {
      const folder = join(root, 'tests', 'packaging', 'recipes', 'tools');
      const tools = await ensurePackagesOf('recipes', folder, 'install');
      await testInBrowser(['--config', 'tests/packaging/recipes', ...extra], {
        PASS_ALIVE_PACKAGING_TOOLS: tools,
      });
    },
  },
  {
    name: 'memory of the package at its limits',
    group: 'exhaustive',
    run: async () => {
      await buildPackageAnew();
      await testPackage(['memory.spec.ts'], { PASS_ALIVE_FULL_SIZE: '1' });
    },
  },
  {
    name: 'memory of the page at its limits',
    group: 'exhaustive',
    run: async () => {
      await buildWasm();
      await runLocal('vitest', ['run', 'web/reading/memory.test.ts'], { PASS_ALIVE_FULL_SIZE: '1' });
    },
  },
  {
    name: 'links of ten thousand boards of practice',
    group: 'exhaustive',
    run: async () => {
      await buildWasm();
      await runLocal('vitest', ['run', 'web/rooms/learn/practice/boards.test.ts'], { PASS_ALIVE_FULL_SIZE: '1' });
    },
  },
  {
    name: 'every board of the errata on the page',
    group: 'exhaustive',
    run: async () => {
      await buildPages();
      await testInBrowser(['errata.spec.ts'], { PASS_ALIVE_SLOW: '1', PASS_ALIVE_FULL_SIZE: '1' });
    },
  },
  { name: 'grids in machine words under Miri', group: 'exhaustive', run: interpret },
  {
    name: 'slow cargo tests',
    group: 'exhaustive',
    run: (extra) => run('cargo', ['test', '--', '--ignored', '--nocapture', ...extra]),
  },
];

/** The crates whose files may not depend on each other in a circle. */
const WITHOUT_CIRCLES = [
  'core',
  'notation',
  'eyes',
  'json',
  'learn',
  'analyze',
  'scene',
  'streams',
  'wasm',
  'cli',
  'python',
];

/** Checks that no files of a crate depend on each other in a circle. */
async function checkCircles() {
  const folders = WITHOUT_CIRCLES.map((crate) => `crates/${crate}`);
  await run('cargo', ['run', '--quiet', '--package', 'pass-alive-circles', '--', ...folders]);
}

/** Builds the binding for tests: all steps together use what is shipped, which is built once. */
function buildWasmOnce() {
  return buildWasm({ isShipped: process.argv[2] === undefined });
}

async function buildPages() {
  await buildWasm({ isShipped: true });
  await runLocal('vite', ['build']);
  await buildWidget();
}

async function buildPackageAnew() {
  await buildWasm({ isShipped: true });
  await buildPackage();
}

/** Runs clippy on the binding with its tests, and on each set of features that it is built with. */
async function lintBinding() {
  const clippy = ['clippy', '--package', 'pass-alive-wasm', '--target', 'wasm32-unknown-unknown'];
  await run('cargo', [...clippy, '--all-targets', ...WARNINGS_ARE_ERRORS]);
  for (const feature of FEATURES) {
    await run('cargo', [...clippy, '--no-default-features', '--features', feature, ...WARNINGS_ARE_ERRORS]);
  }
}

/** Runs the code for grids in machine words in Miri, which finds undefined behaviour. */
async function interpret() {
  if (!ask('cargo', '+nightly', 'miri', '--version')) {
    console.log('left out: there is no Miri here (rustup +nightly component add miri rust-src)');
    return;
  }
  const test = ['--package', 'pass-alive', '--test', 'theory', '--', 'dense::random_boards_of_all_sizes'];
  const settings = { CARGO_TARGET_DIR: join(root, 'target', 'miri'), MIRIFLAGS: '-Zmiri-disable-isolation' };
  await run('cargo', ['+nightly', 'miri', 'test', ...test], settings);
}

/** Runs Biome, which in a `CI` environment would treat a pipe as a terminal. */
function lint() {
  return runLocal('biome', ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']);
}

/**
 * Runs the binding's tests in the Chromium that was found.
 * @param {string[]} extra
 */
function testBinding(extra) {
  const settings = browserSettings();
  return run(
    'wasm-pack',
    [
      ...['test', '--headless', '--chrome', '--chromedriver', settings.CHROMEDRIVER ?? ''],
      ...[join(root, 'crates', 'wasm'), ...extra],
    ],
    settings,
  );
}

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

await main(async () => {
  const [group, ...extra] = process.argv.slice(2);
  const steps = STEPS.filter((step) => (group ? step.group === group : !ON_DEMAND.has(step.group)));
  const last = steps.at(-1);
  if (!last) throw new Failure(`There is no group of steps called ${group}.`);
  const groups = new Set(steps.map((step) => step.group));

  await ensurePackages();
  await ensureRust();
  if (groups.size > 1 || !(groups.has('rust') || groups.has('python'))) await ensureBindgen();
  if (groups.has('wasm')) await ensureWasmPack();
  if (steps.some((step) => IN_BROWSER.has(step.group))) await ensureBrowser();

  const start = Date.now();
  /** @type {string[]} */
  const report = [];
  let failed = 0;
  let leftOut = 0;
  for (const step of steps) {
    console.log(`\n━━ ${step.name} ${'━'.repeat(Math.max(0, 72 - step.name.length))}\n`);
    const begun = Date.now();
    try {
      const reason = await step.run(step === last ? extra : []);
      if (reason) {
        leftOut += 1;
        console.log(`Left out: ${reason}.`);
        report.push(`LEFT OUT  ${step.name}: ${reason}`);
      } else {
        report.push(`passed  ${step.name}, ${seconds(begun)}`);
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(`\n${error.message}`);
      report.push(`FAILED  ${step.name}, ${seconds(begun)}: ${error.message}`);
      failed = 1;
      process.exitCode = 1;
      break;
    }
  }
  const left = steps.length - report.length;
  console.log(`\n━━ ${seconds(start)} in all ${'━'.repeat(60)}\n`);
  console.log(report.join('\n'));
  if (left > 0) console.log(`${left} not run, because of the failure`);
  const passed = report.length - failed - leftOut;
  console.log(`\n${passed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} skipped` : ''}`);
});
