/** Empty projects with the packed package in them. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** This repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const HERE = join(ROOT, 'tests', 'packaging');

/** Runs a program in a folder, without what npm says to its own scripts; what it prints. */
export async function runIn(folder: string, program: string, ...args: string[]): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  try {
    const { stdout } = await run(program, args, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { message, stdout = '' } = error as Error & { stdout?: string };
    throw new Error(`${message}\n${stdout}`);
  }
}

/** The folders that are removed in the end. */
const temporary: string[] = [];
process.on('exit', () => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
});

let packed: Promise<{ readonly folder: string; readonly file: string }> | undefined;

/** The built package, packed by `npm pack` in a folder with a space in its name. */
export function pack(): Promise<{ readonly folder: string; readonly file: string }> {
  packed ??= (async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pass alive ')));
    temporary.push(folder);
    await runIn(ROOT, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder);
    const [file = ''] = readdirSync(folder);
    return { folder, file: join(folder, file) };
  })();
  return packed;
}

/**
 * A copy of `projects/NAME` in a folder of its own, with the page that they share and the
 * package installed as npm does it.
 * @param beside the folder of other packages that the project finds, if it needs any
 */
export async function project(name: string, beside?: string): Promise<string> {
  const { folder, file } = await pack();
  const copy = mkdtempSync(join(beside ?? folder, name));
  if (beside) temporary.push(copy);
  cpSync(join(HERE, 'projects', name), copy, { recursive: true });
  const main = readdirSync(copy).find((file) => file.startsWith('main.')) ?? '';
  const page = readFileSync(join(HERE, 'page.html'), 'utf8');
  writeFileSync(join(copy, 'index.html'), page.replace('./main.js', `./${main}`));
  writeFileSync(join(copy, 'package.json'), '{ "private": true, "type": "module" }\n');
  await runIn(copy, 'npm', 'install', '--offline', '--no-audit', '--no-fund', '--no-progress', file);
  return copy;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** Serves a folder as a plain static host would, with a policy if there is one. */
export async function serve(
  folder: string,
  policy?: string,
): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    try {
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
      const body = readFileSync(file);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        ...(policy && { 'content-security-policy': policy }),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
