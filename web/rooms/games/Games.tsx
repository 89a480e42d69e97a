import * as text from '#locale/games.ts';
import { Fetched, type FetchedProps } from '../../ui/Fetched.tsx';

/** The room in which an opened game is gone through. */
export function Games(part: FetchedProps) {
  if (part.state.game) return <Fetched load={() => import('./open.tsx')} props={part} />;
  return (
    <>
      <p>{text.noGame}</p>
      <p>
        <button type="button" class="choice" onClick={() => part.dispatch({ type: 'dialog', dialog: 'open' })}>
          {text.openOne}
        </button>
      </p>
    </>
  );
}
