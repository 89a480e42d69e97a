import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeForKey } from '../model/navigation.ts';
import { isPlain } from './keys.ts';

interface Props {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Buttons in a row with one stop of the Tab key; the arrow keys, Home and End move between them. */
export function Toolbar({ label, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement | null>(null);
  const buttons = () =>
    [...(bar.current?.querySelectorAll('button') ?? [])].filter((button) => !button.closest('[popover]'));

  const stopAt = (stop: HTMLElement | undefined) => {
    current.current = stop ?? null;
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };
  useLayoutEffect(() => {
    const all = buttons();
    stopAt(all.find((button) => button === current.current) ?? all[0]);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlain(event)) return;
    const all = buttons();
    const at = all.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    const to = placeForKey({ first: 0, back: at - 1, forward: at + 1, last: -1 }, event.key);
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <div
      ref={bar}
      class="tools"
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocusIn={({ target }) => stopAt(buttons().find((button) => button === target) ?? current.current ?? undefined)}
    >
      {children}
    </div>
  );
}
