import * as text from '#locale/games.ts';
import { Fetched, type FetchedProps } from '../../ui/Fetched.tsx';

const loadExampleGames = async () => ({ open: (await import('./ExampleGames.tsx')).open });

/** The room for an opened game. */
export function Games(props: FetchedProps) {
  if (props.state.game) return <Fetched key="game" load={() => import('./open.tsx')} props={props} says />;
  return (
    <>
      <p>{text.noGame}</p>
      <p>
        <button type="button" class="choice" onClick={() => props.dispatch({ type: 'dialog', dialog: 'open' })}>
          {text.openOne}
        </button>
      </p>
      <Fetched key="examples" load={loadExampleGames} props={props} says />
    </>
  );
}
