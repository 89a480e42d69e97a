/** What the record of a game says of its score. */
export interface ScoreRecord {
  /** The points that White gets besides; null if the record says none. */
  readonly komi: number | null;
  /** The result and the rules as they are written; each is empty if there is none. */
  readonly result: string;
  readonly rules: string;
}
