import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Panel } from '../../../model/where.ts';
import type { PageProps } from '../../../ui/page-props.ts';

interface Props extends Pick<PageProps, 'state' | 'dispatch'> {
  readonly panel: Panel;
  readonly heading: string;
  readonly children: () => ComponentChildren;
  readonly openAtFirst?: boolean;
}

/** A panel of the lens Steps, opened by its heading or by the address, and made only when it is open. */
export function PanelBox({ panel, heading, children, openAtFirst = false, state, dispatch }: Props) {
  const { where } = state;
  const isNamed = where.room === 'explore' && where.lens === 'steps' && where.panel === panel;
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
    if (isOpen || isNamed) {
      dispatch({ type: 'visit', where: { room: 'explore', lens: 'steps', panel: isOpen ? panel : null } });
    }
  };
  return (
    <details class="panel" id={panel} open={open} onToggle={onToggle}>
      <summary>
        <h2>{heading}</h2>
      </summary>
      {open && <div class="panel-body">{children()}</div>}
    </details>
  );
}
