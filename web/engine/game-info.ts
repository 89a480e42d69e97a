/** What a record says of a game besides its moves. */

/** In the order of the build's list. */
export const PLAYER = ['name', 'rank', 'team'] as const;
export const INFO = [
  ...(['result', 'komi', 'handicap', 'rules', 'time', 'overtime', 'date'] as const),
  ...(['name', 'event', 'round', 'place', 'source', 'annotator', 'description'] as const),
];

/** A player of a game; each text is empty if the record does not say it. */
export type Player = Readonly<Record<(typeof PLAYER)[number], string>>;

/**
 * The game-info properties of a game as they are written; each is empty if there is none. All but the description
 * are one line.
 */
export interface GameInfo extends Readonly<Record<(typeof INFO)[number], string>> {
  readonly black: Player;
  readonly white: Player;
}
