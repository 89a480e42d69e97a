import { useState } from 'preact/hooks';
import * as en from '#locale/eyes.ts';
import type { EyeGroup } from '../../../../engine/eyes.ts';
import { otherColor } from '../../../../engine/position.ts';
import type { Color } from '../../../../engine/types.ts';
import { shortValue, valueText } from '../value.ts';
import { bestCard, cardsOf, line, type Mover, open, other, result, type Take, taken } from './cards.ts';

interface Props {
  readonly group: EyeGroup;
  readonly color: Color;
}

const MOVERS: readonly Mover[] = ['owner', 'opponent'];

/** The values of a group's regions as cards that both sides take in turn. */
export function Sum({ group, color }: Props) {
  const { values, names } = summands(group);
  const start = cardsOf(values);
  const [first, setFirst] = useState<Mover>('opponent');
  const [takes, setTakes] = useState<readonly Take[]>([]);
  // One value is its own sum.
  if (values.length < 2) return null;

  const who = (mover: Mover): Color => (mover === 'owner' ? color : otherColor(color));
  const cards = takes.reduce((now, { card, by }) => taken(now, card, by), start);
  const turn = takes.length % 2 ? other(first) : first;
  const isOpen = open(cards).length > 0;
  const begin = (mover: Mover) => {
    setFirst(mover);
    setTakes([]);
  };
  const take = (card: number | null) => {
    const from = cards[card ?? -1];
    if (card === null || from === undefined || typeof from === 'number') return;
    setTakes([...takes, { by: turn, card, from, to: from[turn] }]);
  };
  const took = ({ by, card, to }: Take) => en.sum.took(who(by), names[card] ?? '', valueText(to));
  return (
    <section class="eyes-sum" aria-labelledby="eyes-sum">
      <h3 id="eyes-sum">{en.sum.heading}</h3>
      <p>{en.sum.intro(color)}</p>
      {MOVERS.map((mover) => (
        <p key={mover}>{en.sum.line(who(mover), line(start, mover).map(took), result(start, mover))}</p>
      ))}
      {open(start).length > 0 && (
        <>
          <div class="buttons">
            <div class="segments" role="group" aria-label={en.sum.begins}>
              {MOVERS.map((mover) => (
                <button
                  key={mover}
                  type="button"
                  class="choice"
                  aria-pressed={mover === first}
                  onClick={() => begin(mover)}
                >
                  {en.sum.first(who(mover))}
                </button>
              ))}
            </div>
            <button type="button" class="choice" aria-disabled={!isOpen} onClick={() => take(bestCard(cards, turn))}>
              {en.sum.answer}
            </button>
            <button type="button" class="choice" aria-disabled={takes.length === 0} onClick={() => setTakes([])}>
              {en.sum.again}
            </button>
          </div>
          <p role="status">
            {takes.slice(-1).map((last) => `${took(last)}. `)}
            {isOpen ? en.sum.turn(who(turn)) : en.sum.done(result(cards, turn))}
          </p>
        </>
      )}
      <ul class="eyes-cards" aria-label={en.sum.cards}>
        {cards.map((card, index) => {
          const name = names[index] ?? '';
          const text = valueText(card);
          const by = takes.findLast((each) => each.card === index)?.by;
          return (
            <li key={index}>
              {typeof card === 'number' ? (
                <span class="eyes-card" data-by={by && who(by)}>
                  <b>{text}</b> {name}
                </span>
              ) : (
                <button
                  type="button"
                  class="eyes-card"
                  data-by={by && who(by)}
                  title={en.sum.take(who(turn), name, text, valueText(card[turn]))}
                  onClick={() => take(index)}
                >
                  <b>{text}</b> {name}
                  {shortValue(text) !== text && <small>{shortValue(text)}</small>}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The values that were added, with the names of their regions. */
function summands({ trace }: EyeGroup) {
  const isSummed = trace.some(({ kind }) => kind === 'summed');
  const summands = trace.flatMap((event) => {
    if (event.kind !== 'valued' || event.value === null) return [];
    return [{ value: event.value, name: en.regionNames(event.regions) }];
  });
  const shown = isSummed ? summands : [];
  return { values: shown.map(({ value }) => value), names: shown.map(({ name }) => name) };
}
