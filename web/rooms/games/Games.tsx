import { Fetched, type FetchedProps } from '../../ui/Fetched.tsx';

/** The room for an opened game. */
export function Games(props: FetchedProps) {
  if (props.state.game) return <Fetched key="game" load={() => import('./open.tsx')} props={props} says />;
  return <Fetched key="none" load={() => import('./NoGame.tsx')} props={props} says />;
}
