import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { chapterOf } from '../model/state.ts';
import type { ChapterPlace, PartProps } from '../ui/part.ts';

interface Props extends Pick<PartProps, 'state' | 'dispatch'> {
  readonly id: string;
  readonly heading: string;
  readonly children: (place: ChapterPlace) => ComponentChildren;
  readonly open?: boolean;
  /** To open it leaves the link as it is. */
  readonly unlinked?: boolean;
}

/** Something more to read, opened by its heading or by the link, and made only when it is open. */
export function Chapter({ id, heading, children, open: openAtFirst = false, unlinked, state, dispatch }: Props) {
  const isLinked = chapterOf(state.open) === id;
  const [open, setOpen] = useState(openAtFirst || isLinked);
  useEffect(() => {
    if (isLinked) setOpen(true);
  }, [isLinked]);
  const link = (to: string) => dispatch({ type: 'open', open: to });
  const onToggle = (event: Event & { readonly currentTarget: HTMLDetailsElement }) => {
    const isOpen = event.currentTarget.open;
    // The event also comes after the page itself has opened it.
    if (isOpen === open) return;
    setOpen(isOpen);
    // Its first lines come into sight, when they are there.
    const heading = event.currentTarget.firstElementChild;
    if (isOpen) setTimeout(() => heading?.scrollIntoView({ block: 'nearest' }));
    if (!unlinked && (isOpen || isLinked)) link(isOpen ? id : '');
  };
  const detail = isLinked ? state.open.slice(id.length + 1) : '';
  return (
    <details class="chapter" id={id} open={open} onToggle={onToggle}>
      <summary>
        <h2>{heading}</h2>
      </summary>
      {open && <div class="chapter-body">{children({ detail, setDetail: (to) => link(to ? `${id}.${to}` : id) })}</div>}
    </details>
  );
}
