import type { Name, Phrase } from '../locales/phrase.ts';
import { isSame } from '../model/selection.ts';
import { useHighlight } from './highlight.ts';

interface Props {
  readonly phrase: Phrase;
}

/** A phrase whose names light up on the board while the pointer or the focus is on them. */
export function PhraseText({ phrase }: Props) {
  return (
    <>
      {phrase.map((piece, index) => {
        // Preact writes an empty text again with each rendering, and what is announced would be again.
        if (typeof piece === 'string') return (index ? piece.replace(CLOSING, '') : piece) || null;
        const next = phrase[index + 1];
        const closing = typeof next === 'string' && CLOSING.exec(next)?.[0];
        const name = [
          <NameButton key={index} name={piece} />,
          piece.place && (
            <span key={`${index} place`} class="unseen">
              {piece.place}
            </span>
          ),
        ];
        // A line does not end between a name and the comma after it.
        return closing ? (
          <span key={index} class="joined">
            {name}
            {closing}
          </span>
        ) : (
          name
        );
      })}
    </>
  );
}

/** Punctuation that may follow a word, in any script. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}]+/u;

interface NameProps {
  readonly name: Name;
  readonly title?: string;
  readonly tabIndex?: number;
}

/** The name of a block or region. It highlights that on the board, and is highlighted with it. */
export function NameButton({ name, ...more }: NameProps) {
  const [lit, light] = useHighlight((selection) => isSame(selection, name));
  const { kind, color, index } = name;
  const select = () => light({ kind, color, index });
  const leave = () => light(null);
  return (
    <button
      type="button"
      class={`name name-${kind}`}
      data-lit={lit || undefined}
      onPointerEnter={select}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onFocus={select}
      onBlur={leave}
      onClick={select}
      {...more}
    >
      {name.text}
    </button>
  );
}
