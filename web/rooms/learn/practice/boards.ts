/** The boards of practice: which one comes next, and as which image. */
import { positionOf } from '../../../engine/learn.ts';
import { mixed } from '../seed.ts';
import { type AskedBoard, IMAGES, imageOf } from './image.ts';
import type { Walk } from './progress.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** The number of boards in a set of which one sees how well one does. */
export const SET = 6;

/**
 * The board with a number from 0 of a walk through the boards of a file, a board in each line. They come in the
 * order of the file, in which about half of the blocks stay wherever one begins, so none comes twice before all
 * have come; each is turned and flipped, and of either colour, as start and number decide.
 */
export function boardOf(lines: readonly string[], { start }: Pick<Walk, 'start'>, number: number): AskedBoard {
  const rows = lines[(start + number) % lines.length] ?? '';
  return imageOf(positionOf(rows), mixed(start, number) % IMAGES);
}

/** The set of six with a number from 0, in an order that start and number decide. */
export function sixOf(lines: readonly string[], { start }: Pick<Walk, 'start'>, number: number): readonly AskedBoard[] {
  const sets = Math.floor(lines.length / SET);
  const first = ((start + number) % sets) * SET;
  const places = Array.from({ length: SET }, (_, place) => first + place);
  const orderOf = (place: number) => mixed(start ^ place, number);
  return places
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((place) => imageOf(positionOf(lines[place] ?? ''), mixed(start + place, number) % IMAGES));
}

/** The lines of a file. */
export const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');
