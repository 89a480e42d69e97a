/** The places of practice, by the text after `practice.` in an address. */
import { packPosition, unpackPosition } from '../../../model/address.ts';
import type { Where } from '../../../model/where.ts';
import { PRACTICE, placeAt } from '../places.ts';
import { LEVELS, type Level } from './boards.ts';
import type { AskedBoard } from './image.ts';

export type PracticePlace =
  | { readonly is: 'start' | 'misjudge' | 'recall' | 'six' }
  | { readonly is: 'level'; readonly level: Level }
  /** A board that the address carries. */
  | { readonly is: 'board'; readonly asked: AskedBoard };

/** The most points of a board that a link carries: those of 19×19. */
const MOST_POINTS = 361;

/** The place that a text names; the start if it names none. */
export function practiceAt(at: string): PracticePlace {
  const [, name = '', ...rest] = at.split('.');
  if (name === 'misjudge' || name === 'recall' || name === 'six') return { is: name };
  if (name === 'level') {
    const level = LEVELS.find((each) => String(each) === rest[0]);
    if (level) return { is: 'level', level };
  }
  const [color, ...board] = rest;
  if (name === 'board' && (color === 'black' || color === 'white')) {
    const position = unpackPosition(board.join('.'));
    const fits = position && position.columns * position.rows <= MOST_POINTS && (position.layers ?? 1) === 1;
    if (fits) return { is: 'board', asked: { position, color } };
  }
  return { is: 'start' };
}

/** The address of a place. */
export function practicePlace(place: PracticePlace): Where {
  const more =
    place.is === 'start'
      ? []
      : place.is === 'level'
        ? ['level', place.level]
        : place.is === 'board'
          ? ['board', place.asked.color, packPosition(place.asked.position)]
          : [place.is];
  return placeAt([PRACTICE, ...more].join('.'));
}
