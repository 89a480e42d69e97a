import { useRef, useState } from 'preact/hooks';
import * as text from '#locale/learn.ts';
import { saveText } from '../../../ui/export.ts';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { FileButton } from '../progress/FileButton.tsx';
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
  /** Takes the focus from a button that goes when it is pressed. */
  const status = useRef<HTMLParagraphElement>(null);

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
        <FileButton
          label={text.add}
          most={LONGEST}
          bytes={1}
          take={(content) => {
            progress.add(content);
            setDeleted(null);
            setSaid({ words: text.added });
          }}
          refuse={(fault) => setSaid({ words: faultWords(fault), isProblem: true })}
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
