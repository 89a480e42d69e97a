/** The package in a project of Next: on its server, in what it renders ahead, and in the page. */
import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { project, runIn } from '../project.ts';
import { TOOLS, toolPath } from '../tools.ts';

const next = toolPath('next/dist/bin/next');

test('Next', async ({ page }) => {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const folder = await project('next', TOOLS);
  await runIn(folder, process.execPath, next, 'build');
  const server = spawn(process.execPath, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], { cwd: folder });
  try {
    const url = await new Promise<string>((resolve) => {
      server.stdout.on('data', (said) => /http:\/\/[\d.]+:[1-9]\d*/.exec(String(said))?.forEach(resolve));
    });
    expect(await (await fetch(`${url}/answer`)).json()).toEqual(['B1', 'D1']);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
    await page.goto(url);
    await expect(page.locator('output')).toHaveText('A6 C6 B5 C5 D5 A4 B4 A3 A2 A1');
    await expect(page.locator('pass-alive').locator('canvas').first()).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    server.kill();
  }
});
