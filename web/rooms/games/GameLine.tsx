import * as text from '#locale/game-line.ts';
import { gameHeading } from '#locale/opening.ts';
import { betweenSentences } from '#locale/shared.ts';
import { openGame } from '../../model/opening.ts';
import { Failed } from '../../ui/Failed.tsx';
import type { PageProps } from '../../ui/page-props.ts';
import { useGame } from '../../ui/reading.ts';
import { Comment } from './Comment.tsx';
import { Remarks } from './Remarks.tsx';

/** The line in Explore about the opened text: its comment and warnings, and a button back to the game. */
function GameLine({ state, dispatch }: Omit<PageProps, 'engine'>) {
  const { opened, failed, again, go, place } = useGame(state, dispatch);
  const open = opened && openGame(opened.collection, opened.at, state);
  if (failed && state.game) return <Failed again={again} />;
  if (!opened || !open || open.plain || !place) return null;
  const edited = open.edited && opened.isCurrent;
  const back = () => {
    if (edited) go({});
    dispatch({ type: 'visit', where: { room: 'games' } });
  };
  return (
    <section class="game-line stack" aria-label={gameHeading}>
      {!open.isGame && <Comment at={opened.at} />}
      <Remarks opened={opened} item={open.item} />
      {(open.isGame || edited) && (
        <p class="hint">
          {edited && text.edited}
          {edited && betweenSentences}
          <button type="button" class="link" onClick={open.isGame ? back : () => go({})}>
            {open.moves > 0 ? text.backToMove({ move: place.move }) : open.isGame ? text.backToList : text.restore}
          </button>
        </p>
      )}
    </section>
  );
}

export const open = () => GameLine;
