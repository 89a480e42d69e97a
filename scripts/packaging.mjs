/** The tests of the built package in projects of strangers. */
import { join } from 'node:path';
import { root } from './command.mjs';
import { testInBrowser } from './playwright.mjs';
import { ensurePackagesOf } from './tools.mjs';

/**
 * Runs these tests of `tests/packaging`, or all.
 * @param {string[]} options of Playwright
 * @param {Record<string, string>} [settings]
 */
export async function testPackage(options, settings) {
  const tools = await ensurePackagesOf('packaging', join(root, 'tests', 'packaging', 'tools'));
  await testInBrowser(['--config', 'tests/packaging', ...options], {
    ...settings,
    PASS_ALIVE_PACKAGING_TOOLS: tools,
  });
}
