import * as text from '../model/catalogue/panels-en.ts';
import { decodeBytes } from '../model/encoding.ts';

/** The biggest file that is read, in megabytes. */
const BIGGEST = 20;

/** What a file, a paste or a drop brought: a text, or a sentence on why there is none. */
export type Brought = { readonly text: string } | { readonly problem: string };

/** The text of a file, in whatever encoding it is. */
export async function readFile(file: File): Promise<Brought> {
  if (file.size > BIGGEST * 1e6) return { problem: text.inputTooBig(BIGGEST) };
  try {
    return { text: decodeBytes(new Uint8Array(await file.arrayBuffer())) };
  } catch {
    return { problem: text.inputUnreadable(file.name) };
  }
}

/** What was dropped or pasted: the first file, or else the text. */
export async function readTransfer(data: DataTransfer): Promise<Brought> {
  const [file] = data.files;
  if (file && !data.types.includes('text/plain')) return readFile(file);
  const content = data.getData('text/plain');
  if (content.trim()) return { text: content };
  return file ? readFile(file) : { problem: text.inputNotText };
}
