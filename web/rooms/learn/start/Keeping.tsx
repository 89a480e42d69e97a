import { useRef, useState } from 'preact/hooks';
import * as text from '#locale/learn.ts';
import { saveText } from '../../../ui/export.ts';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { progress } from '../progress/kept.ts';
import { BadProgress, type Fault, LONGEST } from '../progress/progress.ts';

/** What is said of a file that cannot be read. */
export function faultWords(fault: Fault): string {
  switch (fault.code) {
    case 'kind':
      return text.badFile({ code: 'kind' });
    case 'syntax':
      return fault.line === null || fault.column === null
        ? text.badSyntaxSomewhere
        : text.badSyntax({ line: fault.line, column: fault.column });
    case 'version':
      return text.badVersion(fault);
    case 'size':
      return text.badSize(fault);
    case 'value':
      return text.badValue(fault);
  }
}

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
      if (file.size > LONGEST) throw new BadProgress({ code: 'size', most: LONGEST });
      progress.add(await file.text());
      setDeleted(null);
      setSaid({ words: text.added });
    } catch (error) {
      if (!(error instanceof BadProgress)) reportError(error);
      const words = error instanceof BadProgress ? faultWords(error.fault) : text.badFile({ code: 'unreadable' });
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
