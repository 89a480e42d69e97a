import * as en from '#locale/encoding.ts';

/** Something to know about how a text was decoded, by the browser's labels of encodings. */
export type EncodingNote =
  | { readonly code: 'guessed-encoding'; readonly label: string }
  /** The text declares an encoding that it is not in, or one that is not known, and was read as another. */
  | { readonly code: 'wrong-encoding' | 'unknown-encoding'; readonly declared: string; readonly label: string };

/** A sentence on it. */
export function encodingNote(note: EncodingNote): string {
  const name = nameOf(note.label);
  if (note.code === 'guessed-encoding') return en.guessed({ name });
  const { declared } = note;
  return note.code === 'wrong-encoding' ? en.wrong({ declared, name }) : en.unknown({ declared, name });
}

/** The name of an encoding as the Encoding Standard writes it, by its label in lower case. */
function nameOf(label: string): string {
  if (label === 'shift_jis') return 'Shift_JIS';
  if (label === 'big5') return 'Big5';
  return /^(euc|gbk|ibm|iso|koi8|utf)/.test(label) ? label.toUpperCase() : label;
}
