import { useContext } from 'preact/hooks';
import { COMMAND_KEYS } from '../../model/keys.ts';
import { StageContext } from '../stage.tsx';

/** The key handler for a lens's own element, with the keys that undo there; none on the page, which has both. */
export function useOwnKeys(keys: (event: KeyboardEvent) => void, undo?: () => void) {
  if (useContext(StageContext)) return undefined;
  return (event: KeyboardEvent) => {
    const undoes =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && COMMAND_KEYS[event.key] === 'undo';
    if (!undoes || !undo) return keys(event);
    undo();
    event.preventDefault();
  };
}
