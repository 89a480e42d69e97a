import * as text from '#locale/opening.ts';
import { isTooLong, LONGEST_TEXT } from '../reading/limits.ts';
import type { Transfer } from './transfers.ts';

/** The content of a file, a paste or a drop: a text or its bytes, or a sentence on why there is none. */
export type Incoming = { readonly text: string | Uint8Array } | { readonly problem: string };

const tooLong: Incoming = { problem: text.inputTooLong({ megabytes: LONGEST_TEXT }) };

/** A text, unless it is empty or too long. */
export function incomingText(content: string): Incoming {
  if (isTooLong(content)) return tooLong;
  return content.trim() ? { text: content } : { problem: text.inputNotText };
}

/** The bytes of a file, in whatever encoding it is. */
export async function readFile(file: File): Promise<Incoming> {
  if (file.size > LONGEST_TEXT * 1e6) return tooLong;
  try {
    return { text: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { problem: text.inputUnreadable({ file: file.name }) };
  }
}

/** The content of a paste or drop: the file, or else the text. */
export async function readTransfer({ file, text }: Transfer): Promise<Incoming> {
  if (file && text === null) return readFile(file);
  const content = incomingText(text ?? '');
  return 'problem' in content && file ? readFile(file) : content;
}
