import * as text from '../../locales/en/games.ts';
import { Fetched, type FetchedProps } from '../../ui/Fetched.tsx';
import { GameBar } from './GameBar.tsx';

/** The room in which an opened game is gone through. */
export function Games(part: FetchedProps) {
  if (!part.state.game) return <p>{text.noGame}</p>;
  return (
    <>
      <GameBar {...part} />
      <Fetched load={() => import('./chart/open.tsx')} props={part} />
    </>
  );
}
