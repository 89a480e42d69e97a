import { useLayoutEffect, useRef } from 'preact/hooks';
import * as en from '#locale/eye-decisions.ts';
import { pointName } from '../../../../engine/coordinate.ts';
import type { EyeGroup } from '../../../../engine/eyes.ts';
import { otherColor } from '../../../../engine/position.ts';
import { sentences } from '../../../../locales/sentences.ts';
import type { Decision } from '../../../../model/lenses/eyes.ts';
import type { ChosenGroup } from '../use-groups.ts';
import { blockAt, inForce } from './decision.ts';

interface Props {
  readonly chosen: ChosenGroup;
  readonly group: EyeGroup;
}

/** The decisions of the reader, with the means to make them and to take them back. */
export function Decisions({ chosen, group }: Props) {
  const { position, color, side, facts, decisions, decide, asked } = chosen;
  const reset = useRef<HTMLButtonElement>(null);
  // The button of a decision may be gone with what it was about.
  useLayoutEffect(() => {
    if (decisions.length > 0 && document.activeElement === document.body) reset.current?.focus({ preventScroll: true });
  }, [decisions]);
  const button = (label: string, decision: Decision, key?: string) => (
    <button key={key} type="button" class="choice" onClick={() => decide([...decisions, decision])}>
      {label}
    </button>
  );
  const block = asked === null ? [] : blockAt(facts, asked);
  const [at = 0] = block;
  const isDead = side.groups.some(({ prisoners }) => prisoners.includes(at));
  const others = side.groups.filter((other) => other !== group);
  const [first = 0] = group.blocks[0] ?? [];
  const said = (decision: Decision): string =>
    'at' in decision
      ? en.said[decision.is]({ at: pointName(position, decision.at) })
      : en.saidOf[decision.is]({
          a: pointName(position, decision.between[0]),
          b: pointName(position, decision.between[1]),
        });
  return (
    <div class="eyes-decisions">
      <div role="status">
        {decisions.length > 0 && <p>{en.youSaid({ all: inForce(decisions).map(said) })}</p>}
        {block.length > 0 && (
          <p>{en.asked({ color: otherColor(color), at: pointName(position, at), stones: block.length, isDead })}</p>
        )}
      </div>
      <p class="buttons">
        {block.length > 0 && button(en.call({ isDead }), { is: isDead ? 'alive' : 'dead', at })}
        {decisions.length > 0 && (
          <button ref={reset} type="button" class="choice" onClick={() => decide([])}>
            {en.reset}
          </button>
        )}
      </p>
      <details class="eyes-links">
        <summary>{en.heading}</summary>
        <p>
          {sentences(
            en.how({ color: otherColor(color) }),
            group.links.length > 0 && en.howToPart,
            others.length > 0 && en.howToJoin,
          )}
        </p>
        {others.length > 0 && (
          <p class="buttons">
            {others.map((other) =>
              button(
                en.join({ a: group.shown, b: other.shown }),
                { is: 'joined', between: [first, other.blocks[0]?.[0] ?? 0] },
                other.name,
              ),
            )}
          </p>
        )}
      </details>
    </div>
  );
}
