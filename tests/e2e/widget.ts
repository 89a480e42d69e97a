/** Pages of other people with the widget on them, from `tests/e2e/pages`. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { ROOT } from '../../playwright.config.ts';

const PAGES = fileURLToPath(new URL('./pages/', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../package/', import.meta.url));

/** The policy of a strict site, as the documentation gives it. */
export const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/**
 * Makes a browser find these pages in `pages/` on the host of the built page, and the
 * modules of the package in `package/`.
 */
export async function serve(page: Page, policy?: string): Promise<void> {
  const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {};
  await page.route(/\/pages\/[^/]+$/, (route) =>
    route.fulfill({ path: join(PAGES, new URL(route.request().url()).pathname.split('/').at(-1) ?? ''), headers }),
  );
  await page.route(/\/package\/[^/]+$/, (route) =>
    route.fulfill({ path: join(PACKAGE, new URL(route.request().url()).pathname.split('/').at(-1) ?? '') }),
  );
}

/** Opens one of the pages from the server. */
export async function visit(page: Page, name: string, policy?: string): Promise<void> {
  await serve(page, policy);
  await page.goto(`${ROOT}pages/${name}`);
}

/** Opens a page that is made of `body` and the stand-alone script, or the script named; an empty name is none. */
export async function visitBody(
  page: Page,
  body: string,
  { policy = '', script = '../standalone.js' } = {},
): Promise<void> {
  await serve(page);
  const tag = script && `<script src="${script}" ${script.includes('/package/') ? 'type="module"' : ''}></script>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
${tag}</head><body><main>${body}</main></body></html>`;
  const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) };
  await page.route(`${ROOT}pages/body`, (route) => route.fulfill({ body: html, headers }));
  await page.goto(`${ROOT}pages/body`);
}

/** Puts a page, the stand-alone script and those that it runs into a folder on the disk; its address there. */
export function onDisk(folder: string, name: string): string {
  const copy = join(folder, 'pages', name);
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(join(PAGES, name), copy);
  for (const script of ['standalone.js', 'games.js', 'menu.js', 'board.js', 'faults.js'])
    copyFileSync(join(PACKAGE, script), join(folder, script));
  return pathToFileURL(copy).href;
}

/** The sentence that a widget shows. */
export const said = (widget: Locator): Locator => widget.locator('.sentence');

/** The place of a widget in its run. */
export const placeOf = (widget: Locator): Locator => widget.locator('p.place');

export const press = (widget: Locator, name: string | RegExp): Promise<void> =>
  widget.getByRole('button', { name, exact: true }).click();

/** The colours on the canvas of a widget, as `r,g,b`, from its top left corner; none before it is painted. */
export function colorsOf(widget: Locator): Promise<string[]> {
  return widget.locator('.board canvas').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    if (width === 0 || height === 0) return [];
    const copy = document.createElement('canvas');
    copy.width = width;
    copy.height = height;
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const pixels = context?.getImageData(0, 0, width, height).data ?? [];
    const colors = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4) colors.add([pixels[at], pixels[at + 1], pixels[at + 2]].join());
    return [...colors];
  });
}

/** True if something is painted on the canvas of a widget. */
export async function isDrawn(widget: Locator): Promise<boolean> {
  return (await colorsOf(widget)).length > 3;
}

/** The worked example of Sensei's Library. */
export const WORKED = `$$B Worked example
$$ ---------------
$$ | X . X . X X |
$$ | . X X X . X |
$$ | X X . . . . |
$$ | X . . X X X |
$$ | X . X . X . |
$$ | X . . X X X |
$$ ---------------`;

/** An element with the worked example; by default with its steps. */
export const one = (attributes = 'view="steps"') => `<pass-alive ${attributes}><pre>${WORKED}</pre></pass-alive>`;

/** The place of a point of the 6 by 6 board on the screen; the drawing has 7.36 spacings a side. */
export async function middleOf(widget: Locator, column: number, row: number) {
  const box = await widget.locator('.board canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  const spacing = box.width / 7.36;
  return { x: box.x + (1.18 + column) * spacing, y: box.y + (1.18 + row) * spacing };
}

/** A board that is pressed, for a screen reader; it is there when its script has been fetched. */
export const grid = (widget: Locator): Locator => widget.getByRole('grid');

/** What a screen reader says of the point that the keyboard is on. */
export const cursorOn = (widget: Locator): Promise<string> =>
  grid(widget).evaluate((board) => {
    const id = board.getAttribute('aria-activedescendant') ?? '';
    return (board.getRootNode() as ShadowRoot).getElementById(id)?.getAttribute('aria-label') ?? '';
  });

/** The stones on the board of a widget. */
export const stonesOf = (widget: Locator): Promise<string> =>
  widget.evaluate((element) => (element as HTMLElementTagNameMap['pass-alive']).position?.stones ?? '');
