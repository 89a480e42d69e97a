/** The stable name of a reason why no board is shown; documented in docs/embedding.md. */
export type ErrorCode =
  | 'empty'
  | 'unreadable'
  | 'too-long'
  | 'bad-address'
  | 'foreign'
  | 'not-found'
  | 'timeout'
  | 'blocked'
  | 'no-engine'
  | 'engine-dead'
  | 'internal';

/** The reason why no board is shown, in a sentence for the reader. */
export class Missing extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
