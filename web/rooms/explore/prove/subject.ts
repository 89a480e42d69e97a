import { useEffect, useRef, useState } from 'preact/hooks';
import type { State } from '../../../model/state.ts';
import { loadOf } from '../../../model/update.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';

/** What a proof is about, and how it follows the page. */
interface Subject {
  /** The state of the page that it is about. */
  readonly state: State;
  /** Another one is another proof. */
  readonly key: number;
  /** Keeps the place in the proof, in the link as long as the page shows what it is about. */
  readonly setDetail: (detail: string) => void;
  /** What can be done if the page shows something else by now. */
  readonly away: Away | null;
}

export interface Away {
  /** Brings back on the page what the proof is about. */
  readonly bringBack: () => void;
  /** Begins with what the page shows. */
  readonly leave: () => void;
}

/** A place with moves that the reader has played. */
const PLAYED = /^try\.\w+\./;

/**
 * The subject of the proof that the page asks for. An attempt with moves in it stays on its own
 * when the page changes under it, until the reader leaves it or a link names another place.
 */
export function useSubject({ state, dispatch, detail, setDetail }: FetchedProps): Subject {
  const last = useRef({ state, detail, key: 0, away: false });
  const [, draw] = useState(0);
  const begin = () => {
    last.current = { state, detail, key: last.current.key + 1, away: false };
  };
  const was = last.current;
  const isSame = what(was.state) === what(state);
  // The same position loaded again begins anew, and one that comes back does not.
  const stays = isSame ? was.away || was.state.position === state.position : !detail && PLAYED.test(was.detail);
  if (!stays) begin();
  else if (isSame) was.state = state;
  const now = last.current;
  now.away = stays && !isSame;
  useEffect(() => {
    if (!now.away && now.detail) setDetail(now.detail);
  }, [now.away]);
  return {
    state: now.state,
    key: now.key,
    setDetail(to) {
      now.detail = to;
      if (!now.away) setDetail(to);
    },
    away: now.away
      ? {
          bringBack: () => dispatch({ type: 'load', load: loadOf({ ...now.state, open: `prove.${now.detail}` }) }),
          leave() {
            begin();
            draw(last.current.key);
          },
        }
      : null,
  };
}

const what = ({ position, stepping, rules }: State): string =>
  [position.columns, position.stones, stepping, rules.suicide].join();
