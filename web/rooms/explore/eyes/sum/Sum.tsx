import { useState } from 'preact/hooks';
import * as en from '#locale/eyes.ts';
import type { EyeAnalyst, EyeGroup, EyePlayer, EyeTake } from '../../../../engine/eyes.ts';
import { otherColor } from '../../../../engine/position.ts';
import type { Color } from '../../../../engine/types.ts';
import { sentences } from '../../../../locales/sentences.ts';
import { otherPlayer, shortValue, valueText } from '../value.ts';
import { cardsOf, isOpen, taken } from './cards.ts';

interface Props {
  readonly group: EyeGroup;
  readonly color: Color;
  readonly analyst: EyeAnalyst;
}

/** The cards that were taken in turn, of the values of a group. */
interface Played {
  readonly of: EyeGroup;
  readonly first: EyePlayer;
  readonly takes: readonly EyeTake[];
}

const MOVERS: readonly EyePlayer[] = ['owner', 'opponent'];

/** The values of a group's regions as cards that both sides take in turn. */
export function Sum({ group, color, analyst }: Props) {
  const { values, names } = summands(group);
  const start = cardsOf(values);
  const [played, setPlayed] = useState<Played>({ of: group, first: 'opponent', takes: [] });
  const { first, takes }: Omit<Played, 'of'> = played.of === group ? played : { first: 'opponent', takes: [] };
  const setTakes = (next: readonly EyeTake[]) => setPlayed({ of: group, first, takes: next });
  // One value is its own sum.
  if (values.length < 2) return null;

  const who = (mover: EyePlayer): Color => (mover === 'owner' ? color : otherColor(color));
  const cards = takes.reduce((now, { index, by }) => taken(now, index, by), start);
  const turn = takes.length % 2 ? otherPlayer(first) : first;
  const canTake = isOpen(cards);
  const whole = analyst.sum(values);
  const rest = analyst.sum(cards.map(valueText))[turn];
  const begin = (mover: EyePlayer) => setPlayed({ of: group, first: mover, takes: [] });
  const take = (index: number) => {
    const to = taken(cards, index, turn)[index];
    if (to !== undefined && canTake) setTakes([...takes, { by: turn, index, to: valueText(to) }]);
  };
  const took = ({ by, index, to }: EyeTake) => ({ color: who(by), region: names[index] ?? '', to });
  const bestLine = (mover: EyePlayer) => {
    const { line, eyes: n } = whole[mover];
    const [first, ...others] = line.map((each) => en.best.taken(took(each)));
    const color = who(mover);
    if (first === undefined) return en.best.nothing({ color, n });
    const takes = others.reduce((before, next) => en.best.then({ before, next }), first);
    return en.best.line({ color, takes, n });
  };
  const last = takes.at(-1);
  return (
    <section class="eyes-sum" aria-labelledby="eyes-sum">
      <h2 id="eyes-sum">{en.sum.heading}</h2>
      <p>{en.sum.intro({ color })}</p>
      {MOVERS.map((mover) => (
        <p key={mover}>{bestLine(mover)}</p>
      ))}
      {isOpen(start) && (
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
                  {en.sum.first({ color: who(mover) })}
                </button>
              ))}
            </div>
            <button
              type="button"
              class="choice"
              aria-disabled={!canTake}
              onClick={() => rest.line.slice(0, 1).map(({ index }) => take(index))}
            >
              {en.sum.answer}
            </button>
            <button type="button" class="choice" aria-disabled={takes.length === 0} onClick={() => setTakes([])}>
              {en.sum.again}
            </button>
          </div>
          <p role="status">
            {sentences(
              last && en.sum.took(took(last)),
              canTake ? en.sum.turn({ color: who(turn) }) : en.sum.done({ n: rest.eyes }),
            )}
          </p>
        </>
      )}
      <ul class="wraps eyes-cards" aria-label={en.sum.cards}>
        {cards.map((card, index) => {
          const name = names[index] ?? '';
          const text = valueText(card);
          const by = takes.findLast((each) => each.index === index)?.by;
          return (
            <li key={index}>
              {typeof card === 'number' ? (
                <span class="eyes-card" data-by={by && who(by)}>
                  <b>{text}</b>
                  {name}
                </span>
              ) : (
                <button
                  type="button"
                  class="eyes-card"
                  data-by={by && who(by)}
                  title={en.sum.take({ color: who(turn), region: name, value: text, to: valueText(card[turn]) })}
                  onClick={() => take(index)}
                >
                  <b>{text}</b>
                  {name}
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

/** A card for a region, or for several that depend on each other. */
function cardName(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) => en.region({ name }));
  return others.reduce((a, b) => en.plus({ a, b }), first);
}

/** The values that were added, with the names of their regions. */
function summands({ trace }: EyeGroup) {
  const isSummed = trace.some(({ kind }) => kind === 'summed');
  const summands = trace.flatMap((event) => {
    if (event.kind !== 'valued' || event.value === null) return [];
    return [{ value: event.value, name: cardName(event.regions) }];
  });
  const shown = isSummed ? summands : [];
  return { values: shown.map(({ value }) => value), names: shown.map(({ name }) => name) };
}
