/**
 * The Python package: found Python, its tools, the wheel, and the wheel's tests. Tools and wheels
 * of other packages are fetched once, into the cache, in the versions of
 * `crates/python/tests/requirements.txt`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ask, Failure, find, root, run } from './command.mjs';
import { cache } from './tools.mjs';

const CRATE = join(root, 'crates', 'python');
const REQUIREMENTS = join(CRATE, 'tests', 'requirements.txt');

/** The tests, and the examples in the docstrings of the wheel. */
const TESTED = [join(CRATE, 'tests'), '--pyargs', 'pass_alive', '--doctest-modules'];

/** What the tests leave behind: the wheel and the empty environment that it is installed in. */
const OUT = join(root, 'target', 'python');

/** The oldest Python that `pyproject.toml` promises to be enough. */
const OLDEST = [3, 9];

const NAMES = ['python3', 'python', ...[15, 14, 13, 12, 11, 10, 9].map((minor) => `python3.${minor}`)];

/** Prints the version, and whether virtual environments can be made. */
const PROBE = `import sys
try: import venv, ensurepip; able = 1
except ImportError: able = 0
print(*sys.version_info[:3], able)`;

/**
 * A Python for the tests, or the reason why there is none. `PASS_ALIVE_PYTHON` goes before the PATH.
 * @returns {{ path: string, version: string } | { reason: string }}
 */
function findPython() {
  const { PASS_ALIVE_PYTHON } = process.env;
  let reason = `no Python ${OLDEST.join('.')} or newer was found`;
  for (const name of PASS_ALIVE_PYTHON ? [PASS_ALIVE_PYTHON] : NAMES) {
    const path = find(name);
    const [major = 0, minor = 0, patch = 0, able = 0] = (path && ask(path, '-c', PROBE))?.split(' ').map(Number) ?? [];
    if (!path || major !== OLDEST[0] || minor < Number(OLDEST[1])) continue;
    if (able) return { path, version: `${major}.${minor}.${patch}` };
    reason = `${path} has no module venv (Debian: apt-get install python3-venv)`;
  }
  return { reason };
}

/**
 * A program in a virtual environment.
 * @param {string} environment
 * @param {string} name
 */
function programIn(environment, name) {
  return process.platform === 'win32' ? join(environment, 'Scripts', `${name}.exe`) : join(environment, 'bin', name);
}

/**
 * Makes sure of an environment with the tools, and of the wheels that it was made from.
 * @param {{ path: string, version: string }} python
 */
async function ensureTools(python) {
  const hash = createHash('sha256')
    .update(`${process.platform} ${process.arch} ${python.path} ${python.version}`)
    .update(readFileSync(REQUIREMENTS));
  const folder = join(cache, `python-${hash.digest('hex').slice(0, 16)}`);
  const [environment, wheels] = [join(folder, 'environment'), join(folder, 'wheels')];
  const stamp = join(folder, '.installed');
  if (!existsSync(stamp)) {
    console.log(`[set-up] tools for Python ${python.version}, into ${folder}`);
    rmSync(folder, { recursive: true, force: true });
    await run(python.path, ['-m', 'venv', environment]);
    const pip = [programIn(environment, 'python'), '-m', 'pip', '--quiet', '--disable-pip-version-check'];
    await call([...pip, 'download', '--dest', wheels, '--requirement', REQUIREMENTS]);
    await call([...pip, 'install', ...offline(wheels), '--requirement', REQUIREMENTS]);
    writeFileSync(stamp, '');
  }
  return { environment, wheels };
}

/** @param {string[]} command @param {Record<string, string>} [variables] */
function call([program = '', ...args], variables) {
  return run(program, args, variables);
}

/** @param {string} wheels */
function offline(wheels) {
  return ['--no-index', '--find-links', wheels];
}

/**
 * Builds the wheel by pip, as `pip install crates/python` does, and tests it: types, tests, and
 * the examples in an environment that has nothing else.
 * @param {string[]} extra for pytest
 * @returns {Promise<string | undefined>} the reason why it was left out
 */
export async function testPython(extra) {
  const python = findPython();
  if ('reason' in python) {
    if (process.env.CI === 'true') throw new Failure(`The Python package was not tested: ${python.reason}.`);
    return python.reason;
  }
  const { environment, wheels } = await ensureTools(python);
  const program = (/** @type {string} */ name) => programIn(environment, name);
  const pip = [program('python'), '-m', 'pip', '--quiet', '--disable-pip-version-check'];
  const variables = {
    PATH: join(program('python'), '..') + delimiter + process.env.PATH,
    PYTHONDONTWRITEBYTECODE: '1',
    MYPY_CACHE_DIR: join(OUT, 'mypy'),
  };
  const built = join(OUT, 'wheel');
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  await call([...pip, 'wheel', '--no-build-isolation', '--no-deps', '--wheel-dir', built, CRATE], variables);
  const wheel = join(built, readdirSync(built)[0] ?? '');

  await call([...pip, 'install', '--no-index', '--no-deps', '--force-reinstall', wheel], variables);
  const typed = ['tests', 'examples'].map((folder) => join(CRATE, folder));
  const settings = ['--config-file', join(CRATE, 'pyproject.toml')];
  await call([program('python'), '-m', 'mypy', ...settings, '--package', 'pass_alive'], variables);
  await call([program('python'), '-m', 'mypy', ...settings, ...typed], variables);
  await call(
    [program('stubtest'), 'pass_alive._native', '--mypy-config-file', join(CRATE, 'pyproject.toml')],
    variables,
  );
  // Where nothing but the wheel and what it needs is installed, the examples have to run.
  const empty = join(OUT, 'empty');
  const inside = programIn(empty, 'python');
  await call([python.path, '-m', 'venv', '--clear', '--without-pip', empty]);
  await call([...pip, '--python', inside, 'install', ...offline(wheels), wheel]);
  const tests = [program('python'), '-m', 'pytest', '-p', 'no:cacheprovider', ...TESTED, ...extra];
  await call(tests, { ...variables, PASS_ALIVE_EXAMPLES_PYTHON: inside });
}
