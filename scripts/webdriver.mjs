/** The browser settings of the binding's tests and benchmarks. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';

/**
 * Settings for wasm-bindgen's test runner: the Chromium that `ensureBrowser` has found, with
 * the options of `crates/wasm/webdriver.json`.
 * @returns {Record<string, string>} environment variables
 */
export function browserSettings() {
  const { PASS_ALIVE_CHROMIUM = '', PASS_ALIVE_CHROMEDRIVER = '' } = process.env;
  const capabilities = JSON.parse(readFileSync(join(root, 'crates', 'wasm', 'webdriver.json'), 'utf8'));
  capabilities['goog:chromeOptions'].binary = PASS_ALIVE_CHROMIUM;
  const file = join(root, 'target', 'webdriver.json');
  mkdirSync(join(root, 'target'), { recursive: true });
  writeFileSync(file, JSON.stringify(capabilities));
  return { CHROMEDRIVER: PASS_ALIVE_CHROMEDRIVER, WASM_BINDGEN_TEST_WEBDRIVER_JSON: file };
}
