import { useRef, useState } from 'preact/hooks';
import * as text from '#locale/learn.ts';
import { saveText } from '../../../ui/export.ts';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { BadFile } from '../progress/file.ts';
import { progress } from '../progress/kept.ts';
import { LONGEST } from '../progress/progress.ts';
import { faultWords } from './fault-words.ts';

/** What is kept of the reader's progress: to save it, to add that of another device, and to delete it. */
export function Keeping() {
  const isEmpty = useSubscribed(progress, (each) => each.isEmpty);
  const trouble = useSubscribed(progress, (each) => each.trouble);
  const [said, setSaid] = useState<{ readonly words: string; readonly isProblem?: true } | null>(null);
  /** What was deleted, to be put back. */
  const [deleted, setDeleted] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Takes the focus from a button that goes when it is pressed. */
  const status = useRef<HTMLParagraphElement>(null);

  const add = async (file: File | undefined) => {
    if (!file) return;
    try {
      // Each character is at least a byte: a longer file is not read.
      if (file.size > LONGEST) throw new BadFile({ code: 'size', most: LONGEST });
      progress.add(await file.text());
      setDeleted(null);
      setSaid({ words: text.added });
    } catch (error) {
      if (!(error instanceof BadFile)) reportError(error);
      const words = error instanceof BadFile ? faultWords(error.fault) : text.badFile({ code: 'unreadable' });
      setSaid({ words, isProblem: true });
    }
  };
  return (
    <section class="keeping" aria-labelledby="learn-progress">
      <h3 id="learn-progress">{text.progress}</h3>
      <p class="hint">{trouble ? text[trouble] : text.kept}</p>
      <p class="buttons">
        {!isEmpty && (
          <button
            type="button"
            class="choice"
            onClick={() => saveText(progress.exported(), 'application/json', 'pass-alive-progress.json')}
          >
            {text.save}
          </button>
        )}
        <button type="button" class="choice" onClick={() => input.current?.click()}>
          {text.add}
        </button>
        <input
          ref={input}
          class="unseen"
          type="file"
          accept="application/json,.json"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            void add(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        {!isEmpty && (
          <button
            type="button"
            class="choice"
            onClick={() => {
              status.current?.focus();
              setDeleted(progress.exported());
              progress.delete();
              setSaid({ words: text.deleted });
            }}
          >
            {text.remove}
          </button>
        )}
        {deleted !== null && (
          <button
            type="button"
            class="choice"
            onClick={() => {
              status.current?.focus();
              progress.add(deleted);
              setDeleted(null);
              setSaid({ words: text.restored });
            }}
          >
            {text.restore}
          </button>
        )}
      </p>
      <p class={said?.isProblem ? 'refusal' : 'hint'} role="status" tabIndex={-1} ref={status}>
        {said?.words}
      </p>
    </section>
  );
}
