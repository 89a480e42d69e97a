import { test as base, expect, type Page } from '@playwright/test';
import { board, button, click, empty, middleOf, open, paste, point, SLOW } from './reader.ts';

declare global {
  interface Window {
    /** The memory of the page's engine. */
    engineMemory?: WebAssembly.Memory;
  }
}

/** A reader in whose page the engine can be made to trap. Errors are what is asked for here. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      WebAssembly.Instance = class extends WebAssembly.Instance {
        constructor(...made: ConstructorParameters<typeof WebAssembly.Instance>) {
          super(...made);
          window.engineMemory = Object.values(this.exports).find((each) => each instanceof WebAssembly.Memory);
        }
      };
    });
    await use(page);
  },
});

/** Overwrites all that the engine knows, so that its next call traps. */
async function spoil(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Work that follows a change a frame later is no next call.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await frame();
    if (!window.engineMemory) throw new Error('the engine was not loaded');
    new Uint8Array(window.engineMemory.buffer).fill(0xff);
  });
}

const stopped = (page: Page) => page.getByRole('alert').filter({ hasText: 'The program has stopped' });

/** Two stones, of which the second is taken away when the engine traps. */
async function stopAtAChange(page: Page): Promise<void> {
  await open(page, empty(5));
  await click(page, 'B2');
  await click(page, 'C4');
  await board(page).focus();
  await spoil(page);
  await page.keyboard.press('Delete');
  await expect(stopped(page)).toBeVisible();
}

test('when the engine stops at a change, the change is kept and a reload brings everything back', async ({ page }) => {
  await stopAtAChange(page);
  await button(page, 'Reload with this position').click();
  await expect(point(page, 'B2')).toHaveAccessibleName(/black/);
  await expect(point(page, 'C4')).toHaveAccessibleName(/empty/);
  await expect(stopped(page)).toHaveCount(0);

  await button(page, 'Undo').click();
  await expect(point(page, 'C4')).toHaveAccessibleName(/white/);
  await button(page, 'Undo').click();
  await expect(point(page, 'C4')).toHaveAccessibleName(/empty/);
  await expect(point(page, 'B2')).toHaveAccessibleName(/black/);
});

test('the change that made the engine stop can be left out', SLOW, async ({ page }) => {
  await stopAtAChange(page);
  await button(page, 'Reload without the last change').click();
  await expect(point(page, 'C4')).toHaveAccessibleName(/white/);
  await button(page, 'Redo').click();
  await expect(point(page, 'C4')).toHaveAccessibleName(/empty/);
});

/** In the worker that reads: overwrites its memory before it reads white stones only. */
const SPOILED = `
  let memory;
  WebAssembly.Instance = class extends WebAssembly.Instance {
    constructor(...made) {
      super(...made);
      memory = Object.values(this.exports).find((each) => each instanceof WebAssembly.Memory);
    }
  };
  addEventListener('message', ({ data }) => {
    if (data.text === 'O O O\\n') new Uint8Array(memory.buffer).fill(0xff);
  });
`;

test('an engine that stops while it reads a text is noticed, and the page works on', async ({ page }) => {
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: SPOILED + (await response.text()) });
  });
  await open(page, empty(5));
  await paste(page, '. X .\nX X X\n');
  await expect(point(page, 'A1')).toHaveAccessibleName(/black/);
  await paste(page, 'O O O\n');
  await expect(page.getByRole('alert')).toHaveText(/could not be read: .* The board stays as it was\./);
  await expect(point(page, 'A1')).toHaveAccessibleName(/black/);
  await expect(stopped(page)).toHaveCount(0);

  // Another worker reads the next text.
  await paste(page, 'O . O\n');
  await expect(point(page, 'A1')).toHaveAccessibleName(/white/);
});

test('a text is refused when what reads it cannot be loaded, and the board stays', async ({ page }) => {
  await page.route('**/everything*.wasm', (route) => route.abort());
  await open(page, empty(5));
  await click(page, 'B2');
  await paste(page, 'O O O\n');
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  await expect(point(page, 'B2')).toHaveAccessibleName(/black/);
});

test('an engine that stops while it only draws is noticed too', async ({ page }) => {
  await open(page, empty(5));
  await click(page, 'B2');
  const { x, y } = await middleOf(page, 'D3');
  await spoil(page);
  await page.mouse.move(x, y);
  await expect(stopped(page)).toBeVisible();
  await button(page, 'Reload with this position').click();
  await expect(point(page, 'B2')).toHaveAccessibleName(/black/);
});

test('the page says when the engine cannot be loaded, and still explains the idea', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  // A host that forbids to have texts parsed as HTML.
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const policy = "require-trusted-types-for 'script'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto('./');
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  await expect(page.getByRole('img')).toHaveCount(1);
  await page.locator('summary').click();
  await expect(page.getByRole('img')).toHaveCount(4);
  for (const picture of await page.getByRole('img').all()) {
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(picture).toHaveAccessibleName(/\w/);
  }
});
