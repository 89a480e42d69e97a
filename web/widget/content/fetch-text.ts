/** Fetches the text at the attribute `src`. */
import { missing } from '#locale/widget.ts';
import { decodeBytes } from '../../model/encoding.ts';
import { webAddress } from '../address.ts';
import { Failure } from '../failure.ts';
import { MAX_MEGABYTES, MAX_WAIT } from './limits.ts';

/** The origin of the page; in a sandboxed frame that of its file. */
const ownOrigin = () => (self.origin === 'null' ? location.origin : self.origin);

/**
 * Fetches a text. The address comes from content, so it must be on the page's own host or at
 * one of the origins `allowed`, before and after redirects.
 * @throws Failure
 */
export async function fetchText(src: string, base: string, allowed: readonly string[]): Promise<string> {
  const address = webAddress(src, base);
  if (!address) throw new Failure('bad-address', missing.address);
  const { origin } = new URL(address);
  if (origin !== ownOrigin() && !allowed.includes(origin)) throw new Failure('foreign', missing.foreign({ origin }));
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Failure('timeout', missing.slow({ address }))), MAX_WAIT);
  try {
    const response = await fetch(address, {
      signal: controller.signal,
      // The browser checks each redirect before it follows it.
      ...(origin === self.origin
        ? { mode: 'same-origin' }
        : { mode: 'cors', redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' }),
    });
    if (response.ok) return decodeBytes(await bytesOf(response));
  } catch (error) {
    if (error instanceof Failure) throw error;
  } finally {
    clearTimeout(timer);
    // Ends a download that is still running.
    controller.abort();
  }
  throw new Failure('not-found', missing.source({ address }));
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
    if (length > MAX_MEGABYTES * 1e6) throw new Failure('too-long', missing.long({ megabytes: MAX_MEGABYTES }));
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
