import { pass } from '#locale/menu.ts';
import * as en from '#locale/solid-play.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Player } from '../../../engine/player.ts';
import { sentences } from '../../../locales/sentences.ts';
import { isOver, newTurn, stonesLeft } from '../../../model/play.ts';
import { playsByRules } from '../../../model/press.ts';
import type { State } from '../../../model/state.ts';
import { choosesStones, isOpening, playStones } from '../../../model/turn.ts';
import type { Action } from '../../../model/update.ts';
import { startOf } from '../../../model/where.ts';
import { pressLine } from '../../../ui/board/Turn.tsx';
import { Fetched } from '../../../ui/Fetched.tsx';

interface Props {
  readonly state: State;
  readonly player: Player;
  readonly dispatch: (action: Action) => void;
}

/** The line above the board: the effect of a press, the end of a turn, and the result. */
export function PlayBar({ state, player, dispatch }: Props) {
  const { play, tool, toPlay, position, prisoners, rules } = state;
  const chosen = playsByRules(state) && choosesStones(state) ? play.chosen : [];
  const act = (points: State['play']['chosen']) => dispatch(playStones(player, state, points));
  return (
    // It takes the focus of a button that goes away.
    <section class="wraps playing" aria-label={en.label} tabIndex={-1}>
      <p class="playing-line" role="status">
        {lineOf(state)}
      </p>
      {isOver(play) && (
        <div class="lies playing-over">
          <Fetched
            load={() => import('../../../ui/countings/open.tsx')}
            props={{ position, suicide: rules.suicide, before: prisoners }}
          />
          <p class="buttons">
            <button
              type="button"
              class="choice"
              onClick={() => dispatch({ type: 'turn', to: { play: newTurn(play) } })}
            >
              {en.goOn}
            </button>
            <button type="button" class="choice" onClick={() => dispatch({ type: 'visit', where: startOf('score') })}>
              {en.openScore}
            </button>
          </p>
        </div>
      )}
      {tool === 'play' && !isOver(play) && (
        <p class="buttons">
          {chosen.length > 0 && (
            <button type="button" class="choice" onClick={() => act(chosen)}>
              {en.place({ stones: chosen.length })}
            </button>
          )}
          <button type="button" class="choice" onClick={() => act([])}>
            {play.played > 0 ? en.endTurn : pass({ color: toPlay })}
          </button>
        </p>
      )}
    </section>
  );
}

/** The effect of the next press. */
function lineOf(state: State): string {
  const { play, toPlay, ko, position } = state;
  const left = stonesLeft(play, toPlay);
  if (!playsByRules(state)) return pressLine(state);
  if (isOver(play)) return en.over;
  if (isOpening(state)) return en.chooseFirst({ chosen: play.chosen.length });
  const chosen = play.chosen.length;
  if (choosesStones(state)) return en.choose({ color: toPlay, points: left, chosen, left: left - chosen });
  const all = play[toPlay];
  return sentences(
    all > 1 ? en.pressOf({ color: toPlay, left, all }) : en.press({ color: toPlay }),
    ko !== null && en.notOn[play.ko]({ ko: pointName(position, ko) }),
  );
}
