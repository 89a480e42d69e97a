import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly children: () => ComponentChildren;
  readonly open?: boolean;
}

/** Something more to read, opened by its heading, and made only when it is open. */
export function Chapter({ id, heading, children, open: openAtFirst = false }: Props) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <details class="chapter" id={id} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{heading}</h2>
      </summary>
      {open && <div class="chapter-body">{children()}</div>}
    </details>
  );
}
