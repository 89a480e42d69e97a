/** A stable name for what keeps a board from being shown; docs/embedding.md explains each. */
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

/** Why there is nothing to show, in a sentence for the reader. */
export class Missing extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
