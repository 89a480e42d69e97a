import type { LensClasses } from '../../../engine/lens-classes.ts';
import type { Supporter } from '../../../engine/support.ts';
import type { GameInfo } from '../../../engine/texts.ts';
import { openGame } from '../../../model/opening.ts';
import { countOf } from '../../../model/prisoners.ts';
import { adopt } from '../../../ui/adopt.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useGameDetails } from '../../../ui/game-data.ts';
import shared from '../../../ui/lens/style.css?inline';
import { useGame } from '../../../ui/reading.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import type { ScoreRecord } from './record.ts';
import { Score } from './Score.tsx';
import style from './style.css?inline';
import { komiOf } from './tally.ts';

adopt(shared);
adopt(style);

/** The lens of the score, with its engine and styles. */
export function open({ supporter, spaces }: LensClasses['everything'], { engine }: FetchedProps) {
  engine.addSpaces(spaces);
  return (props: FetchedProps) => <Opened supporter={supporter} {...props} />;
}

/** The score with the prisoners of the opened game, and of the moves played here. */
function Opened({ supporter, ...props }: FetchedProps & { readonly supporter: Supporter }) {
  const { state, dispatch } = props;
  const { game } = state;
  const { opened, waits, failed, again } = useGame(state, dispatch);
  const { details, waits: detailsWait } = useGameDetails(game);
  if (game && failed) return <Failed again={again} />;
  if (waits || detailsWait) return <Waiting />;
  const at = game && opened ? openGame(opened.collection, opened.at, state) : null;
  // A link of an earlier version has the game without its prisoners.
  const recorded = at && !at.edited && opened?.at.prisoners;
  const before = recorded ? countOf(recorded) : state.prisoners;
  return (
    <Score {...props} supporter={supporter} before={before} record={details ? recordOf(details.info) : NO_RECORD} />
  );
}

const NO_RECORD: ScoreRecord = { komi: null, result: '', rules: '' };

const recordOf = ({ komi, result, rules }: GameInfo): ScoreRecord => ({ komi: komiOf(komi), result, rules });
