/** What a paste or drop carries. */
export interface Transfer {
  /** The first of its files. */
  readonly file: File | undefined;
  /** Null if there is none. */
  readonly text: string | null;
}

/** What a paste or drop carries, which can be read only while the event is handled. */
const transferOf = (data: DataTransfer): Transfer => ({
  file: data.files[0],
  text: data.types.includes('text/plain') ? data.getData('text/plain') : null,
});

/**
 * Listens for paste, drag and drop on a target, and passes on those that are taken.
 * What is around the target does not get them. Returns a function that stops it.
 */
export function listenForTransfers(
  target: EventTarget,
  isTaken: (event: Event, data: DataTransfer) => boolean,
  receive: (transfer: Transfer) => unknown,
): () => void {
  const take = (event: Event, data: DataTransfer | null, isHere: boolean) => {
    event.stopPropagation();
    if (!data || !isTaken(event, data)) return;
    event.preventDefault();
    if (isHere) receive(transferOf(data));
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
