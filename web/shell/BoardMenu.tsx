import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as text from '#locale/page.ts';
import type { HistoryAction } from '../model/history.ts';
import type { State } from '../model/state.ts';
import { Fetched } from '../ui/Fetched.tsx';
import { Icon } from '../ui/icons.tsx';

interface Props {
  readonly state: State;
  readonly dispatch: (action: HistoryAction) => void;
}

/** The menu of the board, whose sheet is fetched with it. */
export function BoardMenu({ state, dispatch }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    sheet.current?.hidePopover();
    button.current?.focus();
  };
  const act = (action: HistoryAction) => {
    dispatch(action);
    close();
  };
  // Undo by its keys leads to another board, for which the sheet is another one.
  useLayoutEffect(() => {
    if (open) close();
  }, [state.position]);
  // The sheet is in the top layer, so its place is set here.
  const put = (event: { readonly newState: string }) => {
    if (event.newState !== 'open' || !button.current || !sheet.current) return;
    const { bottom, right } = button.current.getBoundingClientRect();
    sheet.current.style.top = `${bottom + scrollY}px`;
    sheet.current.style.right = `${document.documentElement.clientWidth - right - scrollX}px`;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget as Node)) sheet.current?.hidePopover();
  };
  return (
    <div class="menu" ref={box} onFocusOut={onFocusOut}>
      <button
        type="button"
        class="tool"
        ref={button}
        popovertarget="board-menu"
        aria-expanded={open}
        aria-label={text.menu}
        title={text.menu}
      >
        <Icon name="board" />
        <span class="tool-name">{text.short.menu}</span>
      </button>
      <div
        class="sheet"
        id="board-menu"
        popover="auto"
        ref={sheet}
        onBeforeToggle={put}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {/* Fetched after the first board, so that Tab finds it when the menu opens. */}
        <Fetched load={() => import('./menu/open.tsx')} props={{ state, act, dispatch }} says />
      </div>
    </div>
  );
}
