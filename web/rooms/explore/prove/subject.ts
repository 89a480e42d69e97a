import { useEffect, useRef, useState } from 'preact/hooks';
import type { State } from '../../../model/state.ts';
import { loadOf } from '../../../model/update.ts';
import type { ProofPlace, Where } from '../../../model/where.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';

/** The subject of a proof, which may outlive its position on the page. */
interface Subject {
  /** The state of the page that the proof is about. */
  readonly state: State;
  /** Another one is another proof. */
  readonly key: number;
  /** Keeps the place in the proof, in the address as long as the page shows what the proof is about. */
  readonly visit: (place: ProofPlace) => void;
  /** What can be done if the page shows something else by now. */
  readonly away: Away | null;
}

export interface Away {
  /** Brings back on the page what the proof is about. */
  readonly bringBack: () => void;
  /** Begins with what the page shows. */
  readonly leave: () => void;
}

/** The place of a proof in the lens. */
export const placeIn = (where: Where): ProofPlace | null =>
  where.room === 'explore' && where.lens === 'prove' ? where.proof : null;

const inLens = (proof: ProofPlace | null): Where => ({ room: 'explore', lens: 'prove', proof });

/** An attempt in which the reader has played. */
const isPlayed = (place: ProofPlace | null) => place?.doing === 'try' && place.moves.length > 0;

/**
 * The subject of the proof that the page asks for. An attempt with moves in it stays on its own
 * when the page changes under it, until the reader leaves it or a link names another place.
 */
export function useSubject({ state, dispatch }: FetchedProps): Subject {
  const place = placeIn(state.where);
  const last = useRef({ state, place, key: 0, away: false });
  const [, draw] = useState(0);
  const begin = () => {
    last.current = { state, place, key: last.current.key + 1, away: false };
  };
  const was = last.current;
  const isSame = subjectOf(was.state) === subjectOf(state);
  // The same position loaded again begins anew, and one that comes back does not.
  const stays = isSame ? was.away || was.state.position === state.position : !place && isPlayed(was.place);
  if (!stays) begin();
  else if (isSame) was.state = state;
  const now = last.current;
  now.away = stays && !isSame;
  const visit = (to: ProofPlace) => dispatch({ type: 'visit', where: inLens(to) });
  useEffect(() => {
    if (!now.away && now.place) visit(now.place);
  }, [now.away]);
  return {
    state: now.state,
    key: now.key,
    visit(to) {
      now.place = to;
      if (!now.away) visit(to);
    },
    away: now.away
      ? {
          bringBack: () => dispatch({ type: 'load', load: loadOf({ ...now.state, where: inLens(now.place) }) }),
          leave() {
            begin();
            draw(last.current.key);
          },
        }
      : null,
  };
}

const subjectOf = ({ position, stepping, rules }: State): string =>
  [position.columns, position.stones, stepping, rules.suicide].join();
