import type { EncodingNote } from '../encoding-note.ts';

/** Notes about the encoding of a text, in English: the same words as the program's. */

/** The name of an encoding as the Encoding Standard writes it, by its label in lower case. */
function nameOf(label: string): string {
  if (label === 'shift_jis') return 'Shift_JIS';
  if (label === 'big5') return 'Big5';
  return /^(euc|gbk|ibm|iso|koi8|utf)/.test(label) ? label.toUpperCase() : label;
}

export function encodingNote(note: EncodingNote): string {
  const name = nameOf(note.label);
  switch (note.code) {
    case 'guessed-encoding':
      return `no encoding is declared; it was read as ${name}, which is a guess`;
    case 'wrong-encoding':
      return `${note.declared} is declared, but this is not ${note.declared}; it was read as ${name}`;
    case 'unknown-encoding':
      return `the declared encoding ${note.declared} is not known; it was read as ${name}`;
  }
}
