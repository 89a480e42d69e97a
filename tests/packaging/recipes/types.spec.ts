/** The types of the tag in the markup of Vue and Svelte, by their own checkers. */
import { expect, test } from '@playwright/test';
import { project, runIn } from '../project.ts';
import { TOOLS, toolPath } from '../tools.ts';

test('Vue', async () => {
  const folder = await project('vue', TOOLS);
  expect(await runIn(folder, toolPath('.bin/vue-tsc'), '-p', '.')).toBe('');
});

test('Svelte', async () => {
  const folder = await project('svelte', TOOLS);
  expect(await check(folder)).toMatch(/COMPLETED \d+ FILES 0 ERRORS 0 WARNINGS/);
});

test('Svelte, where an attribute and a listener are wrong', async () => {
  const folder = await project('svelte-bad', TOOLS);
  const found = await check(folder).catch(String);
  expect(found).toContain(`Type '\\"green\\"' is not assignable`);
  expect(found).toContain(`Type 'CustomEvent<StepDetail>' is not assignable to type 'CustomEvent<string>'`);
  expect(found).toMatch(/COMPLETED \d+ FILES 2 ERRORS 0 WARNINGS/);
});

function check(folder: string): Promise<string> {
  return runIn(folder, toolPath('.bin/svelte-check'), '--tsconfig', './tsconfig.json', '--output', 'machine');
}
