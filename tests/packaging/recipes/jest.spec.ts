/** The package in tests by Jest, in its default environment and in jsdom. */
import { expect, test } from '@playwright/test';
import { project, runIn } from '../project.ts';
import { TOOLS, toolPath } from '../tools.ts';

test('Jest', async () => {
  const folder = await project('jest', TOOLS);
  const jest = ['--experimental-vm-modules', toolPath('jest/bin/jest.js'), '--rootDir', folder, '--json'];
  const { numPassedTests, testResults } = JSON.parse(await runIn(folder, process.execPath, ...jest));
  expect(testResults.map(({ message }: { message: string }) => message)).toEqual(['', '', '']);
  expect(numPassedTests).toBe(4);
});
