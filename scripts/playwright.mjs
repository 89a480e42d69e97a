/** Tests in the browser. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Failure, root, runLocal } from './command.mjs';

/** What Playwright reports of its last run, as `playwright.config.ts` says. */
const REPORT = join(root, 'test-results', 'tests.json');

/**
 * Runs Playwright; a failure names the tests that failed, which a long output hides.
 * @param {string[]} args
 * @param {Record<string, string>} [settings]
 */
export async function testInBrowser(args, settings) {
  rmSync(REPORT, { force: true });
  try {
    await runLocal('playwright', ['test', ...args], settings);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure([error.message, ...failedTests()].join('\n'));
  }
}

/** The tests that failed, each with the first line of its first error. */
function failedTests() {
  if (!existsSync(REPORT)) return [];
  /** @type {import('@playwright/test/reporter').JSONReport} */
  const { suites } = JSON.parse(readFileSync(REPORT, 'utf8'));
  /** @type {(suite: import('@playwright/test/reporter').JSONReportSuite) => import('@playwright/test/reporter').JSONReportSpec[]} */
  const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return suites.flatMap(specsOf).flatMap(({ ok, file, line, title, tests }) => {
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
    const [told = ''] = stripVTControlCharacters(error?.message ?? '').split('\n');
    return ok ? [] : [`  ${file}:${line} ${title}: ${told}`];
  });
}
