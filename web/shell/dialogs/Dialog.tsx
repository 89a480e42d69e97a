import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { dismiss } from '#locale/page.ts';
import { IconButton } from '../../ui/IconButton.tsx';

interface Props {
  readonly heading: string;
  /** The class of its content. */
  readonly name: string;
  /** Called once it has closed and the focus is back where it was. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A modal dialog, open from the start. Escape, its button and a press beside it close it. */
export function Dialog({ heading, name, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isPressedBeside = useRef(false);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  // The content covers the dialog, so a press on the dialog itself is on the backdrop.
  const isBeside = (event: MouseEvent) => event.target === dialog.current;
  return (
    <dialog
      class="dialog"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      // A selection of text by mouse may end on the backdrop.
      onMouseDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => isBeside(event) && isPressedBeside.current && close()}
    >
      <div class="dialog-page">
        <div class="dialog-head">
          <h2 id={id}>{heading}</h2>
          <IconButton icon="close" label={dismiss} class="tool" onClick={close} />
        </div>
        <div class={name}>{children}</div>
      </div>
    </dialog>
  );
}
