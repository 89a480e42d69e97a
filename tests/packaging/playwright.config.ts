import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The package in the projects of strangers; what they build is served by the tests themselves. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: 'recipes/**',
  outputDir: '../../test-results/packaging',
  webServer: [],
  workers: 1,
  timeout: 120_000,
});
