/** `npm run bench:practice`: the time in which the boards of practice are made; see `tests/bench/practice.mjs`. */
import { main, root, runLocal } from './command.mjs';
import { ensureBrowser, ensureBuild } from './tools.mjs';
import { buildWasm } from './wasm.mjs';

await main(async () => {
  await ensureBuild();
  await ensureBrowser();
  await buildWasm({ isShipped: true });
  await runLocal('vite', ['build']);
  // They need the packages, which were not there before.
  const [{ chromium }, { preview }] = await Promise.all([import('@playwright/test'), import('vite')]);
  const { measurePractice, printPractice } = await import('../tests/bench/practice.mjs');
  const executablePath = process.env.PASS_ALIVE_CHROMIUM;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu'] });
  const built = await preview({ root, logLevel: 'warn', preview: { port: 0 } });
  try {
    console.log(`\nChromium ${browser.version()}`);
    printPractice(await measurePractice(browser, built.resolvedUrls?.local[0] ?? ''));
  } finally {
    await browser.close();
    await built.close();
  }
});
