import { useEffect, useState } from 'preact/hooks';
import { EngineError } from '../../../engine/guard.ts';
import { loadLate } from '../../../engine/late.ts';
import type { Prisoners, Supporter } from '../../../engine/support.ts';
import { openGame } from '../../../model/opening.ts';
import type { GamePlace } from '../../../model/state.ts';
import { Dropped } from '../../../reading/reader.ts';
import { adopt } from '../../../ui/adopt.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { follow, isSameLine, useGame } from '../../../ui/reading.ts';
import { useLoads } from '../../../ui/small-board/loads.ts';
import { Score } from './Score.tsx';
import style from './style.css?inline';

adopt(style);

/** The chapter of the score with its engine and its look. */
export async function open() {
  const { supporter } = await loadLate();
  return (props: FetchedProps) => <Opened supporter={supporter} {...props} />;
}

/** A line of play with the prisoners after each move; null where the record does not tell them. */
interface Along {
  readonly game: GamePlace;
  readonly prisoners: readonly Prisoners[] | null;
}

/** The score with the prisoners of the opened game. */
function Opened({ supporter, ...props }: FetchedProps & { readonly supporter: Supporter }) {
  const { state, dispatch } = props;
  const { game, position, rules } = state;
  const { opened, waits, failed: notOpened, again } = useGame(state, dispatch);
  const [along, setAlong] = useState<Along | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!game || failed) return;
    let wanted = true;
    follow(game.text, 'prisoners', { item: game.item, line: game.line }).then(
      (prisoners) => wanted && setAlong({ game, prisoners }),
      (error) => {
        if (!wanted || error instanceof Dropped) return;
        if (error instanceof EngineError) setAlong({ game, prisoners: null });
        else {
          reportError(error);
          setFailed(true);
        }
      },
    );
    return () => {
      wanted = false;
    };
  }, [game?.text, game?.item, game?.line, failed]);
  const loads = useLoads(position);
  if (game && (failed || notOpened)) {
    return (
      <Failed
        again={() => {
          setFailed(false);
          again();
        }}
      />
    );
  }
  if (game && (waits || !along || !isSameLine(along.game, game))) return null;
  const at = game && opened ? openGame(opened.book, opened.at, state) : null;
  const before = (game && at && !at.edited && along?.prisoners?.[game.move]) || null;
  const key = [loads, rules.suicide, before?.byBlack, before?.byWhite].join(' ');
  return <Score key={key} supporter={supporter} before={before} {...props} />;
}
