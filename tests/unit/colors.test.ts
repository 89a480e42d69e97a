/** The colours that pages can set, in the documentation. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEngine } from '../../web/engine/board.ts';
import { build } from '../../web/engine/engine.fixture.ts';

test('the documentation has every colour of the board, once', async () => {
  const engine = await loadEngine(build('board'));
  const text = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
  const [, table = ''] = /\| `--pass-alive-` and \| \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(text) ?? [];
  const named = [...table.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...engine.roles()].sort());
});
