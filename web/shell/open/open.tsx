import { useEffect, useRef } from 'preact/hooks';
import { tabs } from '#locale/open.ts';
import { placeForKey } from '../../model/navigation.ts';
import { adopt } from '../../ui/adopt.ts';
import { ExampleLine } from './ExampleLine.tsx';
import { ExamplesTab } from './ExamplesTab.tsx';
import type { OpenProps, OpenTab } from './props.ts';
import { RecentTab } from './RecentTab.tsx';
import style from './style.css?inline';
import { TextTab } from './TextTab.tsx';

adopt(style);

const TABS: readonly OpenTab[] = ['open', 'recent', 'examples'];

/** The content of the dialog: a text or a file, recent positions, and examples. */
function Opened({ tab, draft, ...pageProps }: OpenProps) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const select = (next: OpenTab) => {
    pageProps.dispatch({ type: 'dialog', dialog: next });
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  // The dialog was opened before its content was fetched, so it could not focus it.
  useEffect(() => list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), []);
  useEffect(() => panel.current?.scrollTo({ top: 0 }), [tab]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = TABS.indexOf(tab);
    const to = placeForKey({ first: 0, back: at - 1, forward: at + 1, last: -1 }, event.key);
    const next = to === undefined ? undefined : TABS.at(to % TABS.length);
    if (!next) return;
    event.preventDefault();
    select(next);
  };
  const close = () => list.current?.closest('dialog')?.close();
  const props = { ...pageProps, close };
  return (
    <>
      <div class="tabs" role="tablist" ref={list} onKeyDown={onKeyDown}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            class="tab"
            aria-selected={each === tab}
            aria-controls="open-panel"
            tabIndex={each === tab ? 0 : -1}
            onClick={() => select(each)}
          >
            {tabs[each]}
          </button>
        ))}
      </div>
      <div class="open-panel" role="tabpanel" id="open-panel" aria-labelledby={`tab-${tab}`} ref={panel}>
        {tab === 'open' && <TextTab {...props} draft={draft} />}
        {tab === 'recent' && <RecentTab {...props} />}
        {tab === 'examples' && <ExamplesTab {...props} />}
      </div>
    </>
  );
}

export const open = () => Opened;

/** The line of the example that is open, which needs the same examples. */
export const openLine = () => ExampleLine;
