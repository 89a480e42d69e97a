import * as text from '#locale/page.ts';
import { isTooLong, LONGEST_TEXT } from '../reading/limits.ts';

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

/** The content of a drop or paste: the first file, or else the text. */
async function readTransfer(data: DataTransfer): Promise<Incoming> {
  const [file] = data.files;
  if (file && !data.types.includes('text/plain')) return readFile(file);
  const content = incomingText(data.getData('text/plain'));
  return 'problem' in content && file ? readFile(file) : content;
}

/**
 * Listens for paste, drag and drop on a target, and passes on the content of those that are taken.
 * What is around the target does not get them. Returns a function that stops it.
 */
export function listenForTransfers(
  target: EventTarget,
  isTaken: (event: Event, data: DataTransfer) => boolean,
  receive: (incoming: Incoming) => unknown,
): () => void {
  const take = (event: Event, data: DataTransfer | null, isHere: boolean) => {
    event.stopPropagation();
    if (!data || !isTaken(event, data)) return;
    event.preventDefault();
    if (isHere) void readTransfer(data).then(receive);
    else data.dropEffect = 'copy';
  };
  const onPaste = (event: Event) => take(event, (event as ClipboardEvent).clipboardData, true);
  const onDrag = (event: Event) => take(event, (event as DragEvent).dataTransfer, event.type === 'drop');
  const listeners = { paste: onPaste, dragover: onDrag, drop: onDrag };
  for (const [name, listener] of Object.entries(listeners)) target.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) target.removeEventListener(name, listener);
  };
}
