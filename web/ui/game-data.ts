import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Chronicle } from '../engine/chronicle.ts';
import { EngineError } from '../engine/guard.ts';
import { type GamePlace, isSameItem, type State } from '../model/state.ts';
import type { GameDetails } from '../reading/game.ts';
import { isAborted } from '../reading/worker-client.ts';
import { chronicles, reader } from './reading.ts';

/** A link may name an item or a line that its text does not have; that is no failure. */
const isFailure = (error: unknown): boolean => !(error instanceof EngineError || isAborted(error));

interface ChronicleResult {
  /** Null until it is known. */
  readonly chronicle: Chronicle | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/** The points settled at each move of the opened line of play. */
export function useChronicle({ game, rules: { suicide } }: State): ChronicleResult {
  const [, setFound] = useState({});
  const [failed, setFailed] = useState(false);
  const line = game && { ...game, suicide };
  const chronicle = line && chronicles.known(line);
  // Not after the page is painted: the answer may be there by then.
  useLayoutEffect(() => {
    if (!line || failed || chronicle) return;
    let wanted = true;
    chronicles.ask(line).then(
      () => wanted && setFound({}),
      (error) => {
        if (!wanted || !isFailure(error)) return;
        reportError(error);
        setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [game?.text, game?.item, game?.line, suicide, failed]);
  return { chronicle, failed, again: () => setFailed(false) };
}

interface DetailsResult {
  /** Null until they are known, and if they cannot be read. */
  readonly details: GameDetails | null;
  readonly waits: boolean;
}

/** The players, the result and the branches of the opened game. */
export function useGameDetails(game: GamePlace | null): DetailsResult {
  const [answer, setAnswer] = useState<{ readonly of: GamePlace; readonly details: GameDetails | null } | null>(null);
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    const settle = (details: GameDetails | null) => wanted && setAnswer({ of: game, details });
    reader.about(game.text, 'game', [{ item: game.item }]).then(settle, (error) => {
      if (isFailure(error)) reportError(error);
      settle(null);
    });
    return () => {
      wanted = false;
    };
  }, [game?.text, game?.item]);
  const current = game && answer && isSameItem(answer.of, game) ? answer : null;
  return { details: current?.details ?? null, waits: game !== null && !current };
}
