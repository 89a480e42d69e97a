import type { ComponentChildren } from 'preact';
import * as text from '#locale/page.ts';
import type { HistoryAction } from '../model/history.ts';
import type { State } from '../model/state.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { PhraseText } from '../ui/PhraseText.tsx';

interface Props {
  readonly state: State;
  readonly dispatch: (action: HistoryAction) => void;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}

/** A problem or a piece of news, until it is closed or something else is done. */
export function NoticeLine({ state, dispatch, children }: Props) {
  const { notice } = state;
  return (
    <div class="notice-place" role={!notice || notice.tone === 'news' ? 'status' : 'alert'} tabIndex={-1}>
      {notice && (
        <div class={`notice ${notice.tone}`}>
          <p>
            {typeof notice.text === 'string' ? notice.text : <PhraseText phrase={notice.text} />}
            {children}
          </p>
          <IconButton
            class="step small"
            icon="close"
            label={text.dismiss}
            onClick={() => dispatch({ type: 'notice', notice: null })}
          />
        </div>
      )}
    </div>
  );
}
