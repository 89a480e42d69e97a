/** Fetches the text at the attribute `src`. */
import { missing } from '#locale/widget.ts';
import { webAddress } from '../address.ts';
import { Failure } from '../failure.ts';
import { loadDecoder } from '../loading.ts';
import { MAX_FETCHES, MAX_MEGABYTES, MAX_WAIT } from './limits.ts';

/** The origin of the page; in a sandboxed frame that of its file. */
const ownOrigin = () => (self.origin === 'null' ? location.origin : self.origin);

/**
 * Fetches a text. The address comes from content, so it must be on the page's own host or at
 * one of the origins `allowed`, before and after redirects. Folders among those, such as `/files/`, are the
 * only ones of the own host, and `none` allows nothing.
 * @throws Failure
 */
export async function fetchText(src: string, base: string, allowed: readonly string[]): Promise<string> {
  const address = webAddress(src, base);
  if (!address) throw new Failure('bad-address', () => missing.address);
  const { origin, pathname } = new URL(address);
  const isOwn = origin === ownOrigin();
  const folders = allowed.filter((each) => each.startsWith('/'));
  const isIn = (folder: string) => pathname.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
  // Some hosts read an encoded slash as a plain one.
  const isInFolder = folders.length === 0 || (!/%2f|%5c/i.test(pathname) && folders.some(isIn));
  if (allowed.includes('none') || !(isOwn ? isInFolder : allowed.includes(origin)))
    throw new Failure('foreign', () => missing.foreign({ origin: isOwn ? address : origin }));
  return inTurn(() => fetchFrom(address, origin, folders.length > 0));
}

/** The fetches that are running, and those that wait for their turn. */
let running = 0;
const waiting: (() => void)[] = [];

/** Does something when fewer than {@link MAX_FETCHES} others are being done. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running < MAX_FETCHES) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function fetchFrom(address: string, origin: string, isLimited: boolean): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Failure('timeout', () => missing.slow({ address }))), MAX_WAIT);
  try {
    const response = await fetch(address, {
      signal: controller.signal,
      // The browser checks each redirect before it follows it, but only for its host.
      ...(origin === self.origin
        ? { mode: 'same-origin', redirect: isLimited ? 'error' : 'follow' }
        : { mode: 'cors', redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' }),
    });
    if (response.ok) return await textOf(await bytesOf(response));
  } catch (error) {
    if (error instanceof Failure) throw error;
  } finally {
    clearTimeout(timer);
    // Ends a download that is still running.
    controller.abort();
  }
  throw new Failure('not-found', () => missing.source({ address }));
}

/** The text of a file. Where the decoder cannot be had, it is taken to be UTF-8. */
async function textOf(bytes: Uint8Array): Promise<string> {
  // No escape, which changes the meaning of what follows, and no half of a character of UTF-16.
  const isPlain = bytes.every((byte) => byte > 0 && byte < 0x80 && byte !== 0x1b);
  const decode = isPlain ? null : await loadDecoder().catch(() => null);
  return decode ? decode(bytes) : new TextDecoder().decode(bytes);
}

/**
 * The bytes of a response.
 * @throws Failure as soon as there are too many
 */
async function bytesOf({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) break;
    length += chunk.value.length;
    if (length > MAX_MEGABYTES * 1e6) throw new Failure('too-long', () => missing.long({ megabytes: MAX_MEGABYTES }));
    chunks.push(chunk.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
