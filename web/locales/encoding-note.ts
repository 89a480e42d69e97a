/** Something to know about how a text was decoded, by the browser's labels of encodings. */
export type EncodingNote =
  | { readonly code: 'guessed-encoding'; readonly label: string }
  /** The text declares an encoding that it is not in, or one that is not known, and was read as another. */
  | { readonly code: 'wrong-encoding' | 'unknown-encoding'; readonly declared: string; readonly label: string };
