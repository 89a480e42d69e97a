import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Real wikis, which `npm run test:hosts` serves. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/hosts',
  webServer: [],
  workers: 1,
  timeout: 40_000,
});
