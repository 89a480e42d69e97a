import { useEffect, useRef, useState } from 'preact/hooks';
import * as text from '#locale/open.ts';
import * as opening from '#locale/opening.ts';
import type { Refusal } from '../../model/refusal.ts';
import { reader } from '../../ui/reading.ts';
import { type Incoming, incomingText, readFile, readTransfer } from '../files.ts';
import { checkIncoming, isForField, opened, readIncoming } from '../incoming.ts';
import { listenForTransfers } from '../transfers.ts';
import { putCaret } from './caret.ts';
import type { Draft, TabProps } from './props.ts';

interface Props extends TabProps {
  readonly draft: Draft;
}

const SAMPLE = '.X.X\nXXXX\n....';

/** The pause in typing after which a text that could not be shown is read again, in milliseconds. */
const PAUSE = 300;

/**
 * A game or a diagram as text, typed or pasted, or from a file that is chosen or dropped. What cannot be
 * shown stays in the field, with the reason beside it, until it is mended, and the caret at its place.
 */
export function TextTab({ state, dispatch, close, draft }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState(draft.board === state.position ? draft.refusal : null);
  const [busy, setBusy] = useState(false);
  const now = useRef(state);
  now.current = state;
  const say = (said: Refusal | null) => {
    // A fault is kept only for a text in the field, where it can be mended.
    draft.refusal = draft.text ? said : null;
    draft.board = now.current.position;
    setRefusal(said);
  };
  const pause = useRef(0);
  useEffect(() => () => clearTimeout(pause.current), []);
  /** The reason stays while the text is typed, until it is another one or none. */
  const sayAgain = () => {
    clearTimeout(pause.current);
    if (!refusal) return;
    pause.current = window.setTimeout(async () => {
      const outcome = await checkIncoming(incomingText(draft.text), () => now.current);
      if (outcome) say('refusal' in outcome ? outcome.refusal : null);
    }, PAUSE);
  };
  const openIncoming = async (incoming: Incoming) => {
    clearTimeout(pause.current);
    const outcome = await readIncoming(
      incoming,
      () => now.current,
      () => setBusy(true),
    );
    setBusy(false);
    if (!outcome) return;
    if ('open' in outcome) {
      Object.assign(draft, { text: '', refusal: null });
      close();
      opened(outcome.open, outcome.notice, dispatch);
      return;
    }
    const { refusal, text } = outcome;
    const field = area.current;
    // The content of a file can be mended here as well, if it is a text.
    if (field && text && field.value !== text && isForField(text) && !text.includes('\0')) {
      field.value = text;
      draft.text = text;
    }
    say(refusal);
    if (field) putCaret(field, refusal);
  };
  const read = () => void openIncoming(incomingText(area.current?.value ?? ''));
  const pasteFromClipboard = async () => {
    const pasted = await navigator.clipboard.readText().catch(() => null);
    // Where the reader or the browser refuses, it can be pasted by hand.
    if (pasted === null) area.current?.focus();
    else await openIncoming(incomingText(pasted));
  };
  const onPaste = (event: ClipboardEvent & { readonly currentTarget: HTMLTextAreaElement }) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (!isForField(pasted)) {
      event.preventDefault();
      void openIncoming(incomingText(pasted));
      // Text pasted into the middle of another may be incomplete: it is not read yet.
    } else if (selectionStart === 0 && selectionEnd === value.length) setTimeout(read);
  };
  useEffect(() => {
    const dialog = area.current?.closest('dialog');
    if (!dialog) return;
    // Also outside the field, so that the page behind the dialog does not take it.
    return listenForTransfers(
      dialog,
      ({ target }, data) => target !== area.current || data.types.includes('Files'),
      async (transfer) => openIncoming(await readTransfer(transfer)),
    );
  }, []);
  return (
    <form
      class="open-text"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <label for="open-field">{text.label}</label>
      <div class="wraps understands hint" id="open-help">
        <p>{text.help}</p>
        <pre aria-hidden="true">{SAMPLE}</pre>
        {reader.blocked && <p>{opening.inputNoWorker}</p>}
      </div>
      <textarea
        id="open-field"
        ref={area}
        rows={8}
        spellcheck={false}
        autocapitalize="off"
        defaultValue={draft.text}
        aria-describedby="open-help open-refusal"
        aria-invalid={refusal !== null}
        onPaste={onPaste}
        onInput={(event) => {
          draft.text = event.currentTarget.value;
          sayAgain();
        }}
      />
      <div id="open-refusal" role="alert">
        {refusal && <p class="refusal">{refusal.message}</p>}
      </div>
      <p class="buttons">
        <button type="submit" class="choice strong">
          {text.show}
        </button>
        {'clipboard' in navigator && 'readText' in navigator.clipboard && (
          <button type="button" class="choice" onClick={() => void pasteFromClipboard()}>
            {text.paste}
          </button>
        )}
        <label class="choice file">
          {text.file}
          <input
            type="file"
            accept=".sgf,.txt,.mgt,application/x-go-sgf,text/plain"
            onChange={async (event) => {
              const field = event.currentTarget;
              const [file] = field.files ?? [];
              if (file) await openIncoming(await readFile(file));
              field.value = '';
            }}
          />
        </label>
        <span role="status">{busy && opening.inputReading}</span>
      </p>
      <p class="hint with-mouse">{text.anywhere}</p>
    </form>
  );
}
