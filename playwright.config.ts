import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices, firefox } from '@playwright/test';
import { findBrowser } from './scripts/tools.mjs';

/** Another one than 4173 where that is taken; the next is used too. */
const PORT = Number(process.env.PASS_ALIVE_PORT ?? 4173);

/** The built page at the root of a host, and in a folder of another. */
export const ROOT = `http://127.0.0.1:${PORT}/`;
export const SUB_PATH = `http://127.0.0.1:${PORT + 1}/some/sub/path/`;

const { browser } = findBrowser();

/** Serves `dist/` as a plain static host would. */
function host(url: string) {
  const { port, pathname } = new URL(url);
  return {
    command: `vite preview --strictPort --port ${port} --base ${pathname}`,
    url,
    reuseExistingServer: false,
  };
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  ...(process.env.PASS_ALIVE_SLOW ? { grep: /@slow/ } : { grepInvert: /@slow/ }),
  forbidOnly: Boolean(process.env.CI),
  // For slow machines: a walk through many pages takes half a minute on two shared cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One for each core: the tests of a file are run one after another.
  workers: '100%',
  retries: process.env.CI ? 1 : 0,
  // `npm test` names the tests that failed once more, at its end.
  reporter: [
    [process.env.CI ? 'line' : 'list'],
    ['json', { outputFile: fileURLToPath(new URL('test-results/tests.json', import.meta.url)) }],
  ],
  // Traces take a fifth of the time: `npm run test:e2e -- --trace retain-on-failure` makes them. A window for each test
  // would take a third: in one that is used again, tests take back permissions and what they do to the net.
  use: { baseURL: ROOT, reuseContext: true },
  webServer: [host(ROOT), host(SUB_PATH)],
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...(browser ? { executablePath: browser } : {}),
          args: [
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
          ],
        },
      },
    },
    // Playwright's own Firefox, where `npx playwright install firefox` has put it.
    ...(existsSync(firefox.executablePath()) ? [{ name: 'firefox', use: { ...devices['Desktop Firefox'] } }] : []),
  ],
});
