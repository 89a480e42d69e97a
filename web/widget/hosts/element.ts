/** The element as a module, beside the files that it fetches. */
import { PassAliveElement } from '../element.ts';
import { provideWords } from '../languages.ts';
import { provideParts } from '../loading.ts';
import { imports, language, words } from './words.ts';

export type {
  Answer,
  ChangeDetail,
  Destination,
  ErrorCode,
  ErrorDetail,
  Game,
  LinkDetail,
  MoveDetail,
  PassAliveEventMap,
  PassAliveEvents,
  PointDetail,
  Reached,
  Role,
  StepDetail,
} from '../element.ts';
export { PassAliveElement };

PassAliveElement.wasm = () => new URL(/* @vite-ignore */ './pass-alive.wasm', import.meta.url);
provideParts({
  prove: () => import('../lenses/proof.tsx'),
  eyes: () => import('../lenses/eyes.tsx'),
  space: () => import('../lenses/space.tsx'),
  games: () => import('./games.ts'),
  menu: () => import('./menu.ts'),
  faults: () => import('./faults.ts'),
  board: () => import('./board.ts'),
  encodings: () => import('../content/encodings.ts'),
});
provideWords(language, words, async (other) => imports[other]?.());
