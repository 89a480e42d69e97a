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

/** Thrown for a board with layers or joined edges where only the widget's own build is loaded, which has none. */
export class NeedsSpaces extends Error {}

/** Thrown for a text with a warning or a fault before the words for these have been fetched. */
export class NeedsFaultWords extends Error {}

/** The reason why no board is shown; its message is a sentence for the reader, in the words spoken when it was made. */
export class Failure extends Error {
  readonly code: ErrorCode;
  /** The message in the words that are spoken. */
  readonly say: () => string;

  constructor(code: ErrorCode, say: () => string) {
    super(say());
    this.code = code;
    this.say = say;
  }

  /** The next attempt may succeed, as nothing but the engine is missing. */
  get isTemporary(): boolean {
    return this.code === 'no-engine' || this.code === 'blocked';
  }
}
