/**
 * The Python package: found Python, its tools, the wheel, and the wheel's tests. Tools and wheels
 * of other packages are fetched once, into the cache, in the versions of
 * `crates/python/tests/requirements.txt`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ask, Failure, find, root, run } from './command.mjs';
import { cache } from './tools.mjs';

/** Lets the package be compiled without Python. */
export const WITHOUT_PYTHON = { PYO3_NO_PYTHON: '1' };

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
 * @returns the reason why there are none, if there are none
 */
async function ensureTools() {
  const python = findPython();
  if ('reason' in python) {
    if (process.env.CI === 'true') throw new Failure(`The Python package needs Python: ${python.reason}.`);
    return python.reason;
  }
  const hash = createHash('sha256')
    .update(`${process.platform} ${process.arch} ${python.path} ${python.version}`)
    .update(readFileSync(REQUIREMENTS));
  const folder = join(cache, `python-${hash.digest('hex').slice(0, 16)}`);
  const tools = new Tools(python.path, folder);
  const stamp = join(folder, '.installed');
  if (!existsSync(stamp)) {
    console.log(`[set-up] tools for Python ${python.version}, into ${folder}`);
    rmSync(folder, { recursive: true, force: true });
    await tools.makeEnvironment(tools.environment);
    await tools.pip('download', '--dest', tools.wheels, '--requirement', REQUIREMENTS);
    await tools.pip('install', ...tools.offline, '--requirement', REQUIREMENTS);
    writeFileSync(stamp, '');
  }
  return tools;
}

/** An environment with the tools, in a folder of the cache. */
class Tools {
  /** @param {string} python @param {string} folder */
  constructor(python, folder) {
    this.python = python;
    this.environment = join(folder, 'environment');
    this.wheels = join(folder, 'wheels');
    this.offline = ['--no-index', '--find-links', this.wheels];
  }

  /** @param {string} folder @param {string[]} options */
  makeEnvironment(folder, ...options) {
    return run(this.python, ['-m', 'venv', ...options, folder]);
  }

  /**
   * Runs a program of the environment.
   * @param {string} name
   * @param {string[]} args
   * @param {Record<string, string>} [variables]
   */
  run(name, args, variables = {}) {
    const program = programIn(this.environment, name);
    return run(program, args, {
      PATH: dirname(program) + delimiter + process.env.PATH,
      PYTHONDONTWRITEBYTECODE: '1',
      MYPY_CACHE_DIR: join(OUT, 'mypy'),
      ...variables,
    });
  }

  /** @param {string[]} args */
  pip(...args) {
    return this.run('python', ['-m', 'pip', '--quiet', '--disable-pip-version-check', ...args]);
  }

  /**
   * Builds the wheel from a folder or an archive, as `pip install` does.
   * @param {string} source
   * @param {string} name of the folder for the wheel
   * @returns {Promise<string>} its path
   */
  async wheelOf(source, name) {
    const folder = join(OUT, name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await this.pip('wheel', '--no-build-isolation', '--no-deps', '--wheel-dir', folder, source);
    return only(folder);
  }
}

/** The only file in a folder. */
function only(/** @type {string} */ folder) {
  const [name, ...others] = readdirSync(folder);
  if (!name || others.length > 0) throw new Failure(`${folder} should have one file.`);
  return join(folder, name);
}

/**
 * Builds the wheel and tests it: types, tests, and the examples in an environment that has
 * nothing else.
 * @param {string[]} extra for pytest
 * @returns {Promise<string | undefined>} the reason why it was left out
 */
export async function testPython(extra) {
  const tools = await ensureTools();
  if (typeof tools === 'string') return tools;
  const wheel = await tools.wheelOf(CRATE, 'wheel');
  await tools.pip('install', '--no-index', '--no-deps', '--force-reinstall', wheel);

  const settings = join(CRATE, 'pyproject.toml');
  const typed = ['python', 'tests', 'examples'].map((folder) => join(CRATE, folder));
  const checkTypes = async () => {
    await tools.run('mypy', ['--config-file', settings, ...typed], { MYPYPATH: join(CRATE, 'python') });
    await tools.run('stubtest', ['pass_alive._native', '--mypy-config-file', settings]);
  };
  // Where nothing but the wheel and what it needs is installed, the examples have to run.
  const empty = join(OUT, 'empty');
  const inside = programIn(empty, 'python');
  const installAlone = async () => {
    await tools.makeEnvironment(empty, '--clear', '--without-pip');
    await tools.pip('--python', inside, 'install', ...tools.offline, wheel);
  };
  await Promise.all([checkTypes(), installAlone()]);
  const tests = ['-m', 'pytest', '-p', 'no:cacheprovider', ...TESTED, ...extra];
  await tools.run('python', tests, { PASS_ALIVE_EXAMPLES_PYTHON: inside });
}

/**
 * Checks that the wheel can be built from the archive of sources for PyPI.
 * @returns {Promise<string | undefined>} the reason why it was left out
 */
export async function checkPythonSources() {
  const tools = await ensureTools();
  if (typeof tools === 'string') return tools;
  const folder = join(OUT, 'sources');
  rmSync(folder, { recursive: true, force: true });
  await tools.run('maturin', ['sdist', '--manifest-path', join(CRATE, 'Cargo.toml'), '--out', folder]);
  await tools.wheelOf(only(folder), 'wheel-of-sources');
}
