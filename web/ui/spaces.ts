/** Boards in space, for which the page fetches more of the engine when one is first shown. */
import type { Engine } from '../engine/engine.ts';
import { once } from '../engine/once.ts';
import { isGrid } from '../engine/position.ts';
import type { History } from '../model/history.ts';
import type { Referee } from '../model/press.ts';
import type { SessionAction } from '../model/session.ts';

/** Gives boards in space to the engine. */
export async function addSpaces(engine: Engine): Promise<void> {
  if (engine.hasSpaces) return;
  const { loadSpaceClasses } = await import('../engine/lens-classes.ts');
  engine.addSpaces(await loadSpaceClasses());
}

/** The rules of games on boards in space. */
export const loadRulesInSpace = once(async (): Promise<NonNullable<Referee['playInSpace']>> => {
  const [{ pressInSpace }, player] = await Promise.all([
    import('../model/turn.ts'),
    import('../engine/lens-classes.ts').then(({ loadSpacePlayer }) => loadSpacePlayer()),
  ]);
  return (state, point) => pressInSpace(player, state, point);
});

/** True if an action puts a board in space on the page. Undo and redo only bring back what was there. */
export function leadsIntoSpace(action: SessionAction): boolean {
  if (action.type === 'load') return !isGrid(action.load.position);
  return action.type === 'size' && !isGrid(action.size);
}

/** True if there is a board in space in a history. */
export function hasSpace({ past, present, future }: History): boolean {
  return [present, ...[...past, ...future].map(({ state }) => state)].some(({ position }) => !isGrid(position));
}
