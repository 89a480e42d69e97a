import { useRef } from 'preact/hooks';
import * as text from '../model/catalogue/panels-en.ts';
import { show } from './bringing.ts';
import { readFile } from './files.ts';
import type { PartProps } from './part.ts';

/** Where a game or a diagram is pasted as text or opened as a file. */
export function Input({ state, dispatch }: Omit<PartProps, 'engine'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const read = () => void show({ text: area.current?.value ?? '' }, state, dispatch);
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
        <textarea
          ref={area}
          rows={6}
          spellcheck={false}
          aria-describedby="input-help"
          onPaste={() => setTimeout(read)}
        />
      </label>
      <p class="hint" id="input-help">
        {text.inputHelp}
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
              if (file) await show(await readFile(file), state, dispatch);
              field.value = '';
            }}
          />
        </label>
      </p>
    </form>
  );
}
