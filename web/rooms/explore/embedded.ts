/** A lens in an element on another page, as it is shown here. */
export interface Embedded {
  /** The attribute `mode` of the element. */
  readonly mode: 'capture' | 'try' | 'eyes';
  /** A stone of the block or group that it is about; null leaves it to the element. */
  readonly block: string | null;
  /** It is beyond its beginning here. */
  readonly isUnderWay: boolean;
}
