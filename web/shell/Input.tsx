import { useRef } from 'preact/hooks';
import * as text from '../locales/en/panels.ts';
import type { PartProps } from '../ui/part.ts';
import { reader } from '../ui/reading.ts';
import { isForField, show } from './bringing.ts';
import { type Brought, readFile, textBrought } from './files.ts';

/** Where a game or a diagram is pasted as text or opened as a file. */
export function Input({ state, dispatch }: Omit<PartProps, 'engine'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const now = useRef(state);
  now.current = state;
  const bring = (brought: Brought) => show(brought, () => now.current, dispatch);
  const read = () => void bring(textBrought(area.current?.value ?? ''));
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (isForField(pasted)) setTimeout(read);
    else {
      event.preventDefault();
      void bring(textBrought(pasted));
    }
  };
  return (
    <form
      class="input"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <label>
        <span class="label">{text.inputLabel}</span>
        <textarea ref={area} rows={6} spellcheck={false} aria-describedby="input-help" onPaste={onPaste} />
      </label>
      <p class="hint" id="input-help">
        {text.inputHelp} {reader.blocked && text.inputNoWorker}
      </p>
      <p class="buttons">
        <button type="submit" class="choice strong">
          {text.inputRead}
        </button>
        <label class="choice file">
          {text.inputOpen}
          <input
            type="file"
            accept=".sgf,.txt,.mgt,application/x-go-sgf,text/plain"
            onChange={async (event) => {
              const field = event.currentTarget;
              const [file] = field.files ?? [];
              if (file) await bring(await readFile(file));
              field.value = '';
            }}
          />
        </label>
      </p>
    </form>
  );
}
