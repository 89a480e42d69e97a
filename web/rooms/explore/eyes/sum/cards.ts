/** The sum of values as cards: the side to move takes a card, which becomes one of its two sides. */
import type { EyeValue } from '../../../../engine/eyes.ts';
import { type Eyes, eyesOf, valueText } from '../value.ts';

export type Mover = 'owner' | 'opponent';

/** A card that a side has taken. */
export interface Take {
  readonly by: Mover;
  /** The index of the card. */
  readonly card: number;
  readonly from: Eyes;
  readonly to: Eyes;
}

export const cardsOf = (values: readonly EyeValue[]): readonly Eyes[] => values.map(eyesOf);

/** The eyes that are enough. */
const ENOUGH = 2;

export const other = (mover: Mover): Mover => (mover === 'owner' ? 'opponent' : 'owner');

/** The indices of the cards that can be taken. */
export const open = (cards: readonly Eyes[]): readonly number[] =>
  cards.flatMap((eyes, card) => (typeof eyes === 'number' ? [] : [card]));

/** The cards after a side has taken one. */
export function taken(cards: readonly Eyes[], card: number, by: Mover): readonly Eyes[] {
  return cards.map((eyes, index) => (index === card && typeof eyes !== 'number' ? eyes[by] : eyes));
}

/** The eyes in the end, at most 2, if a side begins and both play well. */
export function result(cards: readonly Eyes[], first: Mover): number {
  const known = new Map<string, number>();
  const outcome = (now: readonly Eyes[], mover: Mover): number => {
    // The order of the cards makes no difference.
    const key = `${now.map(valueText).sort()} ${mover}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const eyes = open(now).map((card) => outcome(taken(now, card, mover), other(mover)));
    const best = mover === 'owner' ? Math.max(...eyes) : Math.min(...eyes);
    const value = eyes.length ? best : Math.min(ENOUGH, total(now));
    known.set(key, value);
    return value;
  };
  return outcome(cards, first);
}

/** The eyes on cards that are all numbers. */
const total = (cards: readonly Eyes[]): number => cards.reduce<number>((sum, eyes) => sum + Number(eyes), 0);

/** A card that keeps the best result for the side to move: the one that changes most; null if none is open. */
export function bestCard(cards: readonly Eyes[], mover: Mover): number | null {
  const best = result(cards, mover);
  const good = open(cards).filter((card) => result(taken(cards, card, mover), other(mover)) === best);
  const size = (card: number) => spread(cards[card] ?? 0);
  return good.reduce<number | null>((most, card) => (most === null || size(card) > size(most) ? card : most), null);
}

/** The difference between the most and the fewest eyes that a card can give. */
function spread(eyes: Eyes): number {
  const ends = (each: Eyes): readonly number[] =>
    typeof each === 'number' ? [each] : [...ends(each.owner), ...ends(each.opponent)];
  return Math.max(...ends(eyes)) - Math.min(...ends(eyes));
}

/** Good play of both sides until no card is open. */
export function line(cards: readonly Eyes[], first: Mover): readonly Take[] {
  const takes: Take[] = [];
  let [now, mover] = [cards, first];
  for (let card = bestCard(now, mover); card !== null; card = bestCard(now, mover)) {
    const next = taken(now, card, mover);
    takes.push({ by: mover, card, from: now[card] ?? 0, to: next[card] ?? 0 });
    [now, mover] = [next, other(mover)];
  }
  return takes;
}
