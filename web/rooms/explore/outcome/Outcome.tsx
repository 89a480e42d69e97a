import * as text from '#locale/panels.ts';
import { and } from '#locale/shared.ts';
import type { Facts } from '../../../engine/types.ts';
import { aliveSentence, outcomeSentence } from '../../../model/outcome.ts';
import { shownColors } from '../../../model/run.ts';
import { blockName, fallSentence, isChosen } from '../../../model/sentence.ts';
import type { State } from '../../../model/state.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import type { RunProps } from '../../../ui/page-props.ts';

/** The most blocks whose reasons are told one by one: of a whole game’s board there would be a hundred. */
const REASONS = 20;

/** The blocks that are unconditionally alive and the points that they hold, and the rounds in which the others left. */
export function Outcome({ state, run }: Pick<RunProps, 'state' | 'run'>) {
  return (
    <div class="outcome">
      {shownColors(state).map((color) => {
        const facts = run.factsOf(color);
        return facts && <OutcomeOf key={color} facts={facts} state={state} />;
      })}
    </div>
  );
}

interface Props {
  readonly facts: Facts;
  readonly state: State;
}

function OutcomeOf({ facts, state }: Props) {
  const { position } = state;
  const both = state.show === 'both';
  const leftIn = (round: number | null) =>
    facts.blocks.flatMap(({ castOut }, index) => (castOut === round ? [index] : []));
  const alive = leftIn(null);
  const isShort = facts.blocks.length - alive.length <= REASONS;
  const fallen = Array.from({ length: facts.rounds + 1 }, (_, round) => ({ round, blocks: leftIn(round) }));
  return (
    <section class="outcome-of">
      <p class="verdict">
        <PhraseText phrase={outcomeSentence(facts)} />
      </p>
      {alive.length > 0 && (
        <>
          <h3>{text.outcomeAlive}</h3>
          <ul class="alive-blocks">
            {alive.map((index) => (
              <li key={index}>
                <PhraseText phrase={aliveSentence(facts, position, index, both)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {alive.length < facts.blocks.length && (
        <>
          <h3>{text.outcomeCastOut}</h3>
          <ul class="fallen-blocks">
            {fallen.map(
              ({ round, blocks }) =>
                blocks.length > 0 && (
                  <li key={round}>
                    <span class="when">{round === 0 ? text.outcomeOutside : text.outcomeRound({ round })}</span>{' '}
                    <PhraseText
                      phrase={and(
                        blocks.map((index) => blockName(facts, position, index, both)),
                        blocks.length,
                      )}
                    />
                    {isShort && round > 0 && (
                      <ul>
                        {blocks.map((index) => (
                          <li key={index}>
                            <PhraseText phrase={fallSentence(facts, position, index, both)} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ),
            )}
          </ul>
          {!isChosen(facts) && <p class="not-dead">{text.notDead({ color: facts.color })}</p>}
        </>
      )}
    </section>
  );
}
