import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The package in the projects of strangers; what they build is served by the tests themselves. */
export default defineConfig({
  ...base,
  testDir: '.',
  // The projects have tests of their own, for other runners.
  testMatch: '**/*.spec.ts',
  testIgnore: 'recipes/**',
  outputDir: '../../test-results/packaging',
  webServer: [],
  timeout: 120_000,
});
