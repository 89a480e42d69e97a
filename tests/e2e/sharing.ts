/** The dialog “Share” of the page. */
import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { button } from './reader.ts';

export const share = (page: Page): Locator => page.getByRole('dialog', { name: 'Share' });
export const press = (page: Page, name: string): Promise<void> =>
  share(page).getByRole('button', { name, exact: true }).click();

/** Opens the dialog, at one of its parts. */
export async function openShare(page: Page, part = 'Picture'): Promise<void> {
  await button(page, 'Share').click();
  await press(page, part);
}

export const link = (page: Page): Locator => share(page).getByRole('textbox', { name: 'Link', exact: true });
export const content = (page: Page): Locator => share(page).getByRole('textbox', { name: 'The text' });

/** Chooses a format and saves the file. */
export async function saved(page: Page, format?: string): Promise<Download> {
  if (format) await press(page, format);
  const download = page.waitForEvent('download');
  await press(page, 'Save');
  return download;
}

export async function contentOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** The width, the height and the colours of the corner of a PNG file. */
export async function picture(page: Page, file: Buffer): Promise<{ width: number; height: number; corner: number[] }> {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return {
        width: bitmap.width,
        height: bitmap.height,
        corner: [...(context?.getImageData(2, 2, 1, 1).data ?? [])],
      };
    },
    [...file],
  );
}

/** The code of a host, once and for each board. */
export async function codeFor(page: Page, host: string): Promise<{ once: string; each: string }> {
  await press(page, host);
  const fields = share(page).getByRole('textbox');
  const [once, each] = [fields.and(page.getByLabel(/^Once /)), fields.and(page.getByLabel('For each board'))];
  await expect(each).not.toHaveValue('');
  return { once: await once.inputValue(), each: await each.inputValue() };
}
