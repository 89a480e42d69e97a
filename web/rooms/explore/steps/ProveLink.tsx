import * as text from '#locale/page.ts';
import { betweenSentences } from '#locale/shared.ts';
import { colorAt } from '../../../engine/position.ts';
import type { HistoryAction } from '../../../model/history.ts';
import type { Run } from '../../../model/run.ts';
import { isChosen } from '../../../model/sentence.ts';
import type { State } from '../../../model/state.ts';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';

interface Props {
  readonly state: State;
  readonly run: Run;
  readonly dispatch: (action: HistoryAction) => void;
}

/** A link from the notice about a stone to the proof of its block; nothing for other notices. */
export function ProveLink({ state: { notice, position }, run, dispatch }: Props) {
  const [point = -1, ...others] = notice?.points ?? [];
  const color = colorAt(position, point);
  const facts = color && notice?.tone === 'news' && others.length === 0 ? run.factsOf(color) : null;
  const block = facts?.blocks.find(({ points }) => points.includes(point));
  if (!facts || !block) return null;
  // A proof begins with all blocks, so that a chosen starting set may end differently.
  const verdict = isChosen(facts) ? 'unknown' : block.castOut === null ? 'lives' : 'falls';
  return (
    <>
      {betweenSentences}
      <PlaceLink
        to={{ room: 'explore', lens: 'prove', proof: { activity: 'choose', block: block.name } }}
        stepping={facts.color}
        isCurrent={false}
        dispatch={dispatch}
      >
        {text.proveBlock[verdict]}
      </PlaceLink>
    </>
  );
}
