import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly children: () => ComponentChildren;
  readonly openAtFirst?: boolean;
  /** True if the address names the panel. */
  readonly isNamed: boolean;
  /** Makes the address name the panel, or no longer. */
  readonly name: (isOpen: boolean) => void;
}

/** A panel of a lens, opened by its heading or by the address, and made only when it is open. */
export function PanelBox({ id, heading, children, openAtFirst = false, isNamed, name }: Props) {
  const [open, setOpen] = useState(openAtFirst || isNamed);
  useEffect(() => {
    if (isNamed) setOpen(true);
  }, [isNamed]);
  const onToggle = (event: Event & { readonly currentTarget: HTMLDetailsElement }) => {
    const isOpen = event.currentTarget.open;
    // The event also comes after the page itself has opened it.
    if (isOpen === open) return;
    setOpen(isOpen);
    // Its first lines come into sight, when they are there.
    const heading = event.currentTarget.firstElementChild;
    if (isOpen) setTimeout(() => heading?.scrollIntoView({ block: 'nearest' }));
    if (isOpen || isNamed) name(isOpen);
  };
  return (
    <details class="panel" id={id} open={open} onToggle={onToggle}>
      <summary data-focus={id}>
        <h2>{heading}</h2>
      </summary>
      {open && <div class="panel-body">{children()}</div>}
    </details>
  );
}
