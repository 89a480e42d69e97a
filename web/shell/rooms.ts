/** Going from room to room. Each kind of board stays as it was left: grids, and boards in space. */
import { useRef } from 'preact/hooks';
import { isGrid } from '../engine/position.ts';
import { decode, encode, FIRST_IN_SPACE } from '../model/address.ts';
import type { HistoryAction } from '../model/history.ts';
import { type State, WORKED_STATE } from '../model/state.ts';
import { type Load, loadOf } from '../model/update.ts';
import { GAMES, HOME, LEARN, placeAddress, type Room, roomOf, type Where } from '../model/where.ts';

const PLACES: Readonly<Record<Exclude<Room, 'space'>, Where>> = { explore: HOME, games: GAMES, learn: LEARN };

/** The current room, the addresses of all, and the way into another. */
export function useRooms(state: State, dispatch: (action: HistoryAction) => void) {
  const lastStates = useRef<{ grid: State; space?: State }>({ grid: WORKED_STATE });
  const room = roomOf(state.position, state.where);
  lastStates.current[isGrid(state.position) ? 'grid' : 'space'] = state;
  const { grid, space } = lastStates.current;
  const show = (load: Load) => dispatch({ type: 'load', load });
  return {
    room,
    address: (to: Room) => (to === 'space' ? `#${space ? encode(space) : FIRST_IN_SPACE}` : placeAddress(PLACES[to])),
    /** Goes there, to its top. */
    enter(to: Room) {
      scrollTo(0, 0);
      if (to === 'space') return show(space ? loadOf(space) : (decode(FIRST_IN_SPACE)?.load as Load));
      if (to !== 'learn' && !isGrid(state.position)) show(loadOf(grid));
      dispatch({ type: 'visit', where: PLACES[to] });
    },
  };
}
