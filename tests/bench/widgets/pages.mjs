/** Pages with boards on them, ours and those of others, served for the measurement. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../scripts/command.mjs';

const HERE = join(root, 'tests', 'bench', 'widgets');
const OUT = join(root, 'target', 'bench', 'widgets');

/** The programs that draw the boards, with their files. */
const DRAWERS = {
  'pass-alive': { script: join(root, 'package', 'standalone.js'), style: null, board: ours('full') },
  'pass-alive, board only': { script: join(root, 'package', 'standalone.js'), style: null, board: ours('none') },
  Shudan: { script: join(OUT, 'shudan.js'), style: join(OUT, 'shudan.css'), board: theirs },
  WGo: { script: join(OUT, 'wgo.js'), style: null, board: theirs },
};

export const NAMES = /** @type {(keyof typeof DRAWERS)[]} */ (Object.keys(DRAWERS));

/** @param {string} controls */
function ours(controls) {
  /** @param {string} rows */
  return (rows) => `<pass-alive class="board" controls="${controls}" spacing="14"><pre>${rows}</pre></pass-alive>`;
}

/** @param {string} rows */
function theirs(rows) {
  return `<div class="board">${rows}</div>`;
}

/** Makes scripts of the boards of others. */
export async function buildPeers() {
  for (const name of ['shudan', 'wgo']) {
    await build({
      root: HERE,
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: OUT,
        emptyOutDir: false,
        lib: {
          entry: join(HERE, `${name}.js`),
          formats: ['iife'],
          name,
          fileName: () => `${name}.js`,
          cssFileName: name,
        },
      },
    });
  }
}

/**
 * Serves at `/NAME/COUNT` the page on which NAME draws the first COUNT positions.
 * @param {readonly string[]} positions as rows
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serve(positions) {
  const server = createServer((request, response) => {
    const [, name = '', last = ''] = decodeURIComponent(request.url ?? '').split('/');
    const drawer = DRAWERS[/** @type {keyof typeof DRAWERS} */ (name)];
    if (!drawer) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
    } else if (last === 'script.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(drawer.script));
    } else if (last === 'style.css' && drawer.style) {
      response.writeHead(200, { 'content-type': 'text/css' }).end(readFileSync(drawer.style));
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<title>${name}</title>
${drawer.style ? '<link rel="stylesheet" href="style.css">' : ''}
${positions.slice(0, Number(last)).map(drawer.board).join('\n<p>A paragraph between two boards.</p>\n')}
<script src="script.js"></script>`);
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ address: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}
