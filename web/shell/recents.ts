import { parseRecents, type Recent, serializeRecents, shortened } from '../model/recent.ts';

const KEY = 'pass-alive.recent';

/** The reason why something is not kept: the browser gives no storage, or no more of it. */
export type Trouble = 'refused' | 'full';

/** The last positions and games on this device, newest first. Another tab may have added to them. */
export function readRecents(): readonly Recent[] {
  try {
    return parseRecents(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Keeps the list, or as much of it as there is room for. */
export function writeRecents(list: readonly Recent[]): Trouble | null {
  try {
    // Without storage, even this throws.
    localStorage.getItem(KEY);
  } catch {
    return 'refused';
  }
  for (let kept = list; ; kept = shortened(kept)) {
    try {
      if (kept.length > 0) localStorage.setItem(KEY, serializeRecents(kept));
      else localStorage.removeItem(KEY);
      return kept === list ? null : 'full';
    } catch {
      // There is not enough room: with less of the oldest there may be.
      if (kept.length === 0) return 'full';
    }
  }
}
