/**
 * Running other programs. Node built-ins only: this must work before `npm ci` has run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A failure that is reported to the user without a stack trace. */
export class Failure extends Error {}

const suffixes = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];

/**
 * The full path of a program on the PATH (or of a path given as such), or null.
 * @param {string} name
 * @returns {string | null}
 */
export function find(name) {
  const folders = /[\\/]/.test(name) ? [''] : (process.env.PATH ?? '').split(delimiter);
  for (const folder of folders) {
    for (const suffix of suffixes) {
      const path = join(folder, name + suffix);
      try {
        accessSync(path, constants.X_OK);
        if (statSync(path).isFile()) return path;
      } catch {
        // Not here: look further.
      }
    }
  }
  return null;
}

/**
 * The output of a program, or null if it cannot be run or fails.
 * @param {string} program
 * @param {string[]} args
 * @returns {string | null}
 */
export function ask(program, ...args) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Runs a program in the project's folder, its output shown as it comes.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [environment] added to this process's own
 * @returns {Promise<void>} rejects with a {@link Failure} unless it ends well
 */
export function run(program, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    const stop = () => child.kill();
    process.once('SIGTERM', stop);
    child.on('close', () => process.off('SIGTERM', stop));
    child.on('error', (error) => reject(new Failure(`${program}: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Failure(`${program} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/**
 * Runs a program that npm installed, by its Node entry point.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 */
export function runLocal(program, args, environment) {
  return run(join(root, 'node_modules', '.bin', program), args, environment);
}

/**
 * Runs a script's body; a {@link Failure} ends the process with its message alone.
 * @param {() => void | Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
