import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loading } from '#locale/page.ts';
import * as words from '#locale/share.ts';
import { copyText } from '../../ui/export.ts';
import { PATIENCE } from '../../ui/loading.ts';

interface Props {
  /** Empty while it is made. */
  readonly value: string;
  readonly label: string;
  /** The name of the button. */
  readonly copy: string;
  /** The height of the field; one line without. */
  readonly rows?: number;
  readonly strong?: boolean;
  /** Saves the text as a file. */
  readonly save?: () => void;
  /** More buttons. */
  readonly children?: ComponentChildren;
}

/** The time after which the words “Copied” and “Saved” go, in milliseconds. */
const SAID_FOR = 6000;

/** A text in a field, and a button that copies it. If the browser refuses that, the text is selected. */
export function Copyable({ value, label, copy, rows, strong, save, children }: Props) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    setSaid('');
    // It is still being made.
    if (value) return;
    const slow = setTimeout(() => setSaid(loading), PATIENCE);
    return () => clearTimeout(slow);
  }, [value]);
  useEffect(() => {
    if (said !== words.copied && said !== words.saved) return;
    const timer = setTimeout(() => setSaid(''), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const press = async () => {
    setSaid('');
    const isCopied = await copyText(value);
    setSaid(isCopied ? words.copied : words.notCopied);
    if (isCopied) return;
    field.current?.focus();
    field.current?.select();
  };
  const shared = {
    ref: field,
    value,
    readOnly: true,
    'aria-label': label,
    spellcheck: false,
    onFocus: (event: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      event.currentTarget.select(),
  };
  return (
    <div class={rows ? 'copyable' : 'copyable copyable-line'}>
      {rows ? <textarea class="exported" rows={rows} {...shared} /> : <input type="text" {...shared} />}
      <div class="buttons">
        <button type="button" class={`choice ${strong ? 'strong' : ''}`} disabled={value === ''} onClick={press}>
          {copy}
        </button>
        {save && (
          <button
            type="button"
            class="choice"
            disabled={value === ''}
            onClick={() => {
              save();
              setSaid(words.saved);
            }}
          >
            {words.save}
          </button>
        )}
        {children}
      </div>
      <p class="copyable-said" role="status">
        {said}
      </p>
    </div>
  );
}
