import base from '../playwright.config.ts';

/** The recipes that take too long for `npm test`, with larger tools: `npm run test:recipes`. */
export default { ...base, testDir: '.', testIgnore: [], outputDir: '../../../test-results/recipes', timeout: 300_000 };
