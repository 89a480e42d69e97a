/** Puts a text on the clipboard; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** True if the browser can put pictures on the clipboard. */
export const canCopyPictures = (): boolean => 'ClipboardItem' in window && 'clipboard' in navigator;

/** Puts a picture on the clipboard; false if the browser does not allow it. */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    // Given as a promise, since Safari forgets the press while it waits.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    return false;
  }
}

/** Offers a file to be saved. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const saveText = (content: string, type: string, name: string): void =>
  save(new Blob([content], { type }), name);
