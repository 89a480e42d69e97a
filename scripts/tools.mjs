/**
 * The tools that the commands need besides Rust and Node: found or else installed, with a message.
 * Nothing is installed twice.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ask, Failure, find, root, run } from './command.mjs';

const WASM_TARGET = 'wasm32-unknown-unknown';
const WASM_PACK = '0.15.1';

/**
 * The Rust that the budgets and benchmarks were measured with: another makes other bytes. It is
 * not named in `rust-toolchain.toml`, where it would make Cargo fetch it even from a machine on
 * which the same version is installed as `stable`.
 */
const RUST = '1.95.0';

/** The folder for programs built by Cargo, with one folder for each version. */
export const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'pass-alive');

/** @param {string} text */
function say(text) {
  console.log(`[set-up] ${text}`);
}

/** @param {string} folder */
function addToPath(folder) {
  process.env.PATH = folder + delimiter + process.env.PATH;
}

/** Installs the npm packages if the lock file has changed since the last time. */
export async function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed-lock');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    say(`npm packages, into ${join(root, 'node_modules')}`);
    await npm(['ci', '--include=dev', '--no-fund', '--no-audit']);
    writeFileSync(stamp, wanted);
  }
  addToPath(join(root, 'node_modules', '.bin'));
}

/** Makes sure of Cargo, rustfmt, clippy and the WebAssembly target. */
export async function ensureRust() {
  const cargoHome = join(process.env.CARGO_HOME || join(homedir(), '.cargo'), 'bin');
  if (!find('cargo')) addToPath(cargoHome);
  if (!find('cargo')) {
    throw new Failure('Cargo was not found. Install Rust from https://rustup.rs, then try again.');
  }
  if (!find('rustup')) return ensureRustWithoutRustup();
  // By itself rustup would update the whole toolchain, silently, to add what is missing.
  process.env.RUSTUP_AUTO_INSTALL = '0';
  process.env.RUSTUP_TOOLCHAIN = findToolchain() ?? (await installToolchain());
  const targets = ask('rustup', 'target', 'list', '--installed') ?? '';
  if (!targets.split('\n').includes(WASM_TARGET)) {
    say(`Rust's ${WASM_TARGET} target, by rustup`);
    await run('rustup', ['target', 'add', WASM_TARGET]);
  }
  for (const component of ['rustfmt', 'clippy']) {
    if (ask('cargo', component.replace('rust', ''), '--version') === null) {
      say(`${component}, by rustup`);
      await run('rustup', ['component', 'add', component]);
    }
  }
}

/** The name of an installed toolchain of version {@link RUST}, or null. */
function findToolchain() {
  const installed = (ask('rustup', 'toolchain', 'list') ?? '').split('\n').map((line) => line.split(' ')[0] ?? '');
  const isRight = (/** @type {string} */ name) => isMeasured(ask('rustup', 'run', name, 'rustc', '--version'));
  return installed.find(isRight) ?? null;
}

/** @param {string | null} version what `rustc --version` prints */
function isMeasured(version) {
  return version?.startsWith(`rustc ${RUST} `) ?? false;
}

async function installToolchain() {
  say(`Rust ${RUST}, by rustup`);
  await run('rustup', ['toolchain', 'install', RUST, '--profile', 'minimal', '--no-self-update']);
  return RUST;
}

/**
 * Makes sure of the oldest Rust that `Cargo.toml` promises to be enough.
 * @returns {Promise<string | null>} its version; null where there is no rustup to have two
 */
export async function ensureOldestRust() {
  const version = /^rust-version = "([^"]+)"/m.exec(readFileSync(join(root, 'Cargo.toml'), 'utf8'))?.[1];
  if (!version) throw new Failure('Cargo.toml names no rust-version.');
  if (!find('rustup')) return null;
  if (ask('rustup', 'run', version, 'cargo', '--version') === null) {
    say(`Rust ${version}, the oldest that is promised to be enough, by rustup`);
    await run('rustup', ['toolchain', 'install', version, '--profile', 'minimal', '--no-self-update']);
  }
  return version;
}

function ensureRustWithoutRustup() {
  const sysroot = ask('rustc', '--print', 'sysroot');
  if (!sysroot || !existsSync(join(sysroot, 'lib', 'rustlib', WASM_TARGET))) {
    throw new Failure(
      `Rust's ${WASM_TARGET} target is missing, and there is no rustup to add it. ` +
        'Install it as you installed Rust, or install Rust from https://rustup.rs.',
    );
  }
  const version = ask('rustc', '--version');
  if (!isMeasured(version)) say(`${version}, without rustup: bytes were measured with Rust ${RUST}, and may differ`);
}

/**
 * Installs the npm packages that the lock file in a folder names into the cache, if they are missing.
 * @param {string} name of what they are for
 * @param {string} folder with `package.json` and `package-lock.json`
 * @param {'ci' | 'install'} [command] `install` for a lock file that does not name the binaries of every system
 * @returns {Promise<string>} where they are
 */
export async function ensurePackagesOf(name, folder, command = 'ci') {
  const files = ['package.json', 'package-lock.json'];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) hash.update(readFileSync(join(folder, file)));
  const out = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  const stamp = join(out, '.installed');
  if (existsSync(stamp)) return out;
  say(`npm packages for ${name}, into ${out}`);
  mkdirSync(out, { recursive: true });
  for (const file of files) copyFileSync(join(folder, file), join(out, file));
  await npm([command, '--prefix', out, '--no-fund', '--no-audit']);
  writeFileSync(stamp, '');
  return out;
}

/**
 * Runs the npm that runs this script, or the one on the PATH.
 * @param {string[]} args
 */
export function npm(args) {
  const path = process.env.npm_execpath;
  return path ? run(process.execPath, [path, ...args]) : run('npm', args);
}

/**
 * Makes sure of a program from crates.io in exactly this version, and puts it on the PATH.
 * @param {string} name of the package
 * @param {string} program one of its programs, which knows `--version`
 * @param {string} version
 * @param {string[]} options for `cargo install`
 */
export async function ensureCargoProgram(name, program, version, options) {
  const isRight = (/** @type {string | null} */ path) =>
    path !== null && (ask(path, '--version') ?? '').split(/\s+/)[1] === version;
  if (isRight(find(program))) return;
  const folder = join(cache, `${name}-${version}`);
  const bin = join(folder, 'bin');
  if (!isRight(find(join(bin, program)))) {
    say(`${name} ${version}, built by Cargo into ${folder} (some minutes, once)`);
    // It runs for a second at a time: optimising it would take longer than it ever saves.
    await run('cargo', ['install', name, '--version', version, '--root', folder, '--force', ...options], {
      CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
    });
  }
  addToPath(bin);
}

/** Makes sure of the `wasm-bindgen` that matches Cargo.lock. */
export async function ensureBindgen() {
  const lock = readFileSync(join(root, 'Cargo.lock'), 'utf8');
  const version = /name = "wasm-bindgen"\r?\nversion = "([^"]+)"/.exec(lock)?.[1];
  if (!version) throw new Failure('Cargo.lock names no wasm-bindgen.');
  await ensureCargoProgram('wasm-bindgen-cli', 'wasm-bindgen', version, []);
}

/** Makes sure of wasm-pack, which tests and measures in the browser. */
export async function ensureWasmPack() {
  await ensureCargoProgram('wasm-pack', 'wasm-pack', WASM_PACK, ['--locked']);
}

/** Makes sure of all that a build needs. */
export async function ensureBuild() {
  await ensurePackages();
  await ensureRust();
  await ensureBindgen();
}

const CHROMIUM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium or Chrome to test in, and its driver; null where there is none.
 * `PASS_ALIVE_CHROMIUM` and `PASS_ALIVE_CHROMEDRIVER` go before the PATH.
 */
export function findBrowser() {
  const { PASS_ALIVE_CHROMIUM, PASS_ALIVE_CHROMEDRIVER } = process.env;
  /** @type {(names: string[]) => string | null} */
  const first = (names) => names.reduce((/** @type {string | null} */ path, name) => path ?? find(name), null);
  return {
    browser: first(PASS_ALIVE_CHROMIUM ? [PASS_ALIVE_CHROMIUM] : CHROMIUM_NAMES),
    driver: first([PASS_ALIVE_CHROMEDRIVER || 'chromedriver']),
  };
}

/**
 * Makes sure of Chromium and its driver, and names them to the tests in
 * `PASS_ALIVE_CHROMIUM` and `PASS_ALIVE_CHROMEDRIVER`.
 */
export async function ensureBrowser() {
  let { browser, driver } = findBrowser();
  if (!browser || !driver) {
    await installByApt(['chromium', 'chromium-driver'], NO_BROWSER);
    ({ browser, driver } = findBrowser());
  }
  if (!browser || !driver) throw new Failure(NO_BROWSER);
  const major = (/** @type {string} */ path) => / (\d+)\.\d+/.exec(ask(path, '--version') ?? '')?.[1];
  if (major(browser) !== major(driver)) {
    throw new Failure(`${browser} is version ${major(browser)}, but ${driver} is for ${major(driver)}.\n${NO_BROWSER}`);
  }
  process.env.PASS_ALIVE_CHROMIUM = browser;
  process.env.PASS_ALIVE_CHROMEDRIVER = driver;
}

const NO_BROWSER = `The tests need Chromium (or Chrome) and a chromedriver of the same version.
Install both, on the PATH, or set PASS_ALIVE_CHROMIUM and PASS_ALIVE_CHROMEDRIVER to their paths.
Debian: apt-get install chromium chromium-driver. Fedora: dnf install chromium chromedriver.
macOS: brew install --cask google-chrome chromedriver.`;

/**
 * Makes sure of GNU Go, and gives its path. Debian keeps it in a folder that may not be on the PATH.
 */
export async function ensureGnuGo() {
  const installed = () => find('gnugo') ?? find('/usr/games/gnugo');
  if (!installed()) await installByApt(['gnugo'], NO_GNU_GO);
  const path = installed();
  if (!path) throw new Failure(NO_GNU_GO);
  return path;
}

const NO_GNU_GO = `The games need GNU Go, as gnugo on the PATH.
Debian: apt-get install gnugo. Fedora: dnf install gnugo. macOS: brew install gnu-go.`;

/**
 * Installs packages by `apt-get`, as root or by `sudo` where that asks for no password.
 * @param {string[]} packages
 * @param {string} advice what to say where that cannot be done
 */
async function installByApt(packages, advice) {
  const apt = find('apt-get');
  if (!apt) throw new Failure(advice);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && ask('sudo', '-n', 'true') === null) throw new Failure(advice);
  const prefix = isRoot ? [] : ['sudo', '-n'];
  say(`${packages.join(' and ')}, by ${[...prefix, 'apt-get install'].join(' ')}`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ]) {
    const [program = apt, ...rest] = [...prefix, apt, ...args];
    await run(program, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  }
}
