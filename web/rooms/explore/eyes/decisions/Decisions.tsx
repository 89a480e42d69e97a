import { useLayoutEffect, useRef } from 'preact/hooks';
import * as en from '#locale/eye-decisions.ts';
import { pointName } from '../../../../engine/coordinate.ts';
import type { EyeGroup } from '../../../../engine/eyes.ts';
import { colorAt, otherColor } from '../../../../engine/position.ts';
import { sentences } from '../../../../locales/sentences.ts';
import type { Decision } from '../../../../model/lenses/eyes.ts';
import type { ChosenGroup } from '../use-groups.ts';
import { blockAt, inForce } from './decision.ts';

interface Props {
  readonly chosen: ChosenGroup;
  readonly group: EyeGroup;
  /** True if the means are shown, and a press on a stone of the other color asks about its block. */
  readonly isUnfolded: boolean;
  readonly unfold: (isOpen: boolean) => void;
}

/** More groups to join than these are folded away. */
const FEW = 4;

/** The decisions of the reader, with the means to make them and to take them back. */
export function Decisions({ chosen, group, isUnfolded, unfold }: Props) {
  const { position, color, side, facts, decisions, decide, asked, ask } = chosen;
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
  const said = (decision: Decision): string => {
    if ('between' in decision) {
      const [a, b] = decision.between.map((at) => pointName(position, at)) as [string, string];
      return en.saidOf[decision.is]({ a, b });
    }
    const at = pointName(position, decision.at);
    if (decision.is !== 'doubted') return en.said[decision.is]({ at });
    return en.said[colorAt(position, decision.at) ? 'doubtedBlock' : 'doubtedExit']({ at });
  };
  const joins = others.length > 0 && (
    <p class="buttons">
      {others.map((other) =>
        button(
          en.join({ a: group.shown, b: other.shown }),
          { is: 'joined', between: [first, other.blocks[0]?.[0] ?? 0] },
          other.name,
        ),
      )}
    </p>
  );
  return (
    <div class="eyes-decisions">
      <div role="status">{decisions.length > 0 && <p>{en.youSaid({ all: inForce(decisions).map(said) })}</p>}</div>
      {decisions.length > 0 && (
        <p class="buttons">
          <button ref={reset} type="button" class="choice" onClick={() => decide([])}>
            {en.reset}
          </button>
        </p>
      )}
      <details
        class="eyes-links"
        open={isUnfolded}
        onToggle={({ currentTarget }) => {
          unfold(currentTarget.open);
          if (!currentTarget.open) ask(null);
        }}
      >
        <summary>{en.heading}</summary>
        <p>{sentences(en.how({ color: otherColor(color) }), group.links.length > 0 && en.howToPart)}</p>
        <div role="status">
          {block.length > 0 && (
            <p>{en.asked({ color: otherColor(color), at: pointName(position, at), stones: block.length, isDead })}</p>
          )}
        </div>
        {block.length > 0 && (
          <p class="buttons">{button(en.call({ isDead }), { is: isDead ? 'alive' : 'dead', at })}</p>
        )}
        {others.length > FEW ? (
          <details>
            <summary>{en.joinAny({ n: others.length })}</summary>
            {joins}
          </details>
        ) : (
          joins
        )}
      </details>
    </div>
  );
}
