/** An address of the web, in full, or null. */
export function webAddress(address: string, base: string): string | null {
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
