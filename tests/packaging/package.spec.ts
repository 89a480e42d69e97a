/** The package itself: what is in it, and that tools and programs find it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { pack, project, ROOT, runIn, serve } from './project.ts';
import { TOOLS, tool, toolPath } from './tools.ts';

/** The target of a link or a picture in Markdown. */
const LINK = /\]\(([^)\s]+)|\b(?:src|href)="([^"]+)"/g;

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

test('it holds what it should, and nothing else', async () => {
  const { folder, file } = await pack();
  const names = (await runIn(folder, 'tar', 'tzf', file)).trim().split('\n').sort();
  const atTheRoot = names.filter((name) => /^package\/[^/]*$/.test(name));
  const texts = ['ARCHITECTURE.md', 'CHANGELOG.md', 'LICENSE-APACHE', 'LICENSE-MIT', 'README.md', 'SECURITY.md'];
  expect(atTheRoot).toEqual([...texts, 'package.json'].map((name) => `package/${name}`));
  const deeper = names.filter((name) => !atTheRoot.includes(name));
  expect([...new Set(deeper.map((name) => name.split('/')[1]))]).toEqual(['crates', 'docs', 'package', 'tests']);
  expect(deeper.filter((name) => name.startsWith('package/crates/'))).toEqual(['package/crates/python/README.md']);
  const pictures = [1, 2, 3].map((round) => `package/tests/golden/scene/worked-${round}.svg`);
  expect(deeper.filter((name) => name.startsWith('package/tests/'))).toEqual(pictures);
  expect(manifest.dependencies).toBeUndefined();
});

test('what its README shows and links to is in it', async () => {
  const { folder, file } = await pack();
  const names = (await runIn(folder, 'tar', 'tzf', file)).split('\n');
  const readme = await runIn(folder, 'tar', 'xzOf', file, 'package/README.md');
  const prose = readme.replace(/^```.*?^```/gms, '');
  const links = [...prose.matchAll(LINK)].map(([, inMarkdown, inHtml]) => inMarkdown ?? inHtml ?? '');
  const own = links.filter((link) => !/^(#|[a-z]+:)/.test(link)).map((link) => link.replace(/#.*/, ''));
  expect(own).toEqual(expect.arrayContaining(['docs/package.md', 'tests/golden/scene/worked-1.svg']));
  expect(own.filter((link) => !names.includes(`package/${link}`))).toEqual([]);
});

test('every export is there', () => {
  const files = JSON.stringify(manifest.exports).match(/"\.\/[^"]*\.[a-z.]+"/g) ?? [];
  const wanted = [
    '"./standalone.js"',
    '"./loader.js"',
    '"./embed.html"',
    '"./pass-alive.wasm"',
    '"./pass-alive-analyze.wasm"',
    '"./custom-elements.json"',
  ];
  expect(Object.keys(manifest.exports).map((name) => `"${name}"`)).toEqual(expect.arrayContaining(wanted));
  const paths = files
    .map((name) => JSON.parse(name))
    .filter((name) => !manifest.exports[name] || name === './package.json');
  for (const path of paths) expect(existsSync(join(ROOT, path)), path).toBe(true);
});

test('publint finds nothing', async () => {
  const { publint } = await tool('publint');
  const { formatMessage } = await tool('publint/utils');
  const { file } = await pack();
  const { messages, pkg } = await publint({ pack: { tarball: arrayBuffer(file) }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('arethetypeswrong finds nothing', async () => {
  const { checkPackage, createPackageFromTarballData } = await tool('@arethetypeswrong/core');
  const { file } = await pack();
  const entrypoints = ['.', './inline', './element', './define', './react', './preact', './vue', './svelte'];
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(arrayBuffer(file))), { entrypoints });
  // The package is for those who know `exports` and modules: not Node 10, nor `require` before Node 20.19.
  const told = result.problems?.filter(
    ({ kind, resolutionKind }) => resolutionKind !== 'node10' && kind !== 'CJSResolvesToESM',
  );
  expect(told).toEqual([]);
});

test('the types are checked in a project of each kind', async () => {
  const folder = await project('types');
  const [newest, older] = [join(ROOT, 'node_modules/.bin/tsc'), toolPath('.bin/tsc')];
  for (const [compiler, module, resolution] of [
    [newest, 'esnext', 'bundler'],
    [newest, 'nodenext', 'nodenext'],
    [older, 'nodenext', 'nodenext'],
  ] as const) {
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022'];
    expect(
      await runIn(folder, compiler, ...flags, '--module', module, '--moduleResolution', resolution, '-p', '.'),
    ).toBe('');
  }
});

test('the types are checked where no browser is known', async () => {
  const folder = await project('server');
  const types = join(ROOT, 'node_modules/@types');
  for (const compiler of [join(ROOT, 'node_modules/.bin/tsc'), toolPath('.bin/tsc')]) {
    expect(await runIn(folder, compiler, '--typeRoots', types, '-p', '.')).toBe('');
  }
});

for (const framework of ['react', 'preact']) {
  test(`the tag has types for ${framework}`, async () => {
    const folder = await project(framework, TOOLS);
    for (const compiler of [join(ROOT, 'node_modules/.bin/tsc'), toolPath('.bin/tsc')]) {
      expect(await runIn(folder, compiler, '-p', '.')).toBe('');
    }
  });
}

test('Node answers', async () => {
  const folder = await project('node');
  const { answers, ...rest } = JSON.parse(await runIn(folder, process.execPath, 'main.js'));
  expect(answers).toHaveLength(1);
  expect(answers[0].black.alive).toHaveLength(10);
  expect(rest).toEqual({ error: [true, 'ragged-rows', 2, 3], element: 'function', same: true });
});

test('the JavaScript of the documentation prints what it says', async () => {
  const folder = await project('node');
  const text = readFileSync(join(ROOT, 'docs/programs.md'), 'utf8');
  const blocks = [...text.matchAll(/```js\n(.*?)```/gs)].map(([, block = '']) => block);
  expect(blocks).toHaveLength(3);
  for (const block of blocks) {
    writeFileSync(join(folder, 'documented.mjs'), block);
    const expected = [...block.matchAll(/^console.log.*; \/\/ (.*)$/gm)].map(([, line]) => line);
    // Numbers have a colour where the tests run in a terminal.
    const printed = stripVTControlCharacters(await runIn(folder, process.execPath, 'documented.mjs'));
    expect(printed.trimEnd().split('\n')).toEqual(expected);
  }
});

test('the manifest of the element is that of the class', async ({ page }) => {
  const folder = await project('browser');
  const { url, server } = await serve(folder);
  await page.goto(url);
  const widget = page.locator('pass-alive');
  await expect(widget.getByRole('slider')).toBeVisible();
  await widget.evaluate((element) => element.setAttribute('editable', ''));
  await widget.getByRole('group').first().waitFor();
  const { attributes, members, parts } = await widget.evaluate((element) => {
    const type = element.constructor as typeof HTMLElement & { observedAttributes: string[] };
    const found = element.shadowRoot?.querySelectorAll('[part]') ?? [];
    return {
      attributes: [...type.observedAttributes],
      members: [...Object.getOwnPropertyNames(type.prototype), ...Object.keys(type)],
      parts: [...new Set([...found].flatMap((each) => [...each.part]))],
    };
  });
  const [declared] = JSON.parse(readFileSync(join(ROOT, 'package/custom-elements.json'), 'utf8')).modules[0]
    .declarations;
  const names = (list: { name: string }[]) => list.map(({ name }) => name).sort();
  expect(names(declared.attributes)).toEqual(attributes.sort());
  for (const name of names(declared.members)) expect([...members, 'define'], name).toContain(name);
  expect(parts.filter((part) => !names(declared.cssParts).includes(part))).toEqual([]);
  const css = ['style', 'controls']
    .map((name) => readFileSync(join(ROOT, `web/widget/view/${name}.css`), 'utf8'))
    .join();
  const roles = readFileSync(join(ROOT, 'crates/scene/src/role.rs'), 'utf8').matchAll(/^ {4}\w+ "([a-z-]+)" "/gm);
  // The size of stones is read with the colours.
  const sizes = readFileSync(join(ROOT, 'web/widget/colors.ts'), 'utf8').matchAll(/'([a-z-]+)', \.\.\.engine\.roles/g);
  const drawn = [...sizes, ...roles].map(([, name]) => `--pass-alive-${name}`);
  const properties = new Set([...(css.match(/--pass-alive-[a-z-]+/g) ?? []), ...drawn]);
  expect(names(declared.cssProperties)).toEqual([...properties].sort());
  server.close();
});

/** The bytes of a file, alone in their buffer. */
function arrayBuffer(file: string): ArrayBuffer {
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
