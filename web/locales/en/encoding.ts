/** Notes about the encoding of a text, in English. */

/** Names of encodings as they are mostly written, by their labels. */
const NAMES: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  big5: 'Big5',
  gbk: 'GBK',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR',
  'euc-jp': 'EUC-JP',
  'koi8-r': 'KOI8-R',
};

const nameOf = (label: string): string => NAMES[label] ?? label;

export const guessedEncoding = (label: string): string =>
  `The file does not say how it is encoded. It was read as ${nameOf(label)}, which is a guess.`;
export const wrongEncoding = (name: string, label: string): string =>
  `The file says that it is encoded in ${name}, but it is not. It was read as ${nameOf(label)}.`;
export const unknownEncoding = (name: string, label: string): string =>
  `The file says that it is encoded in ${name}, which is not known. It was read as ${nameOf(label)}.`;
