import { loadLensClasses } from '../../../engine/lens-classes.ts';
import { adopt } from '../../../ui/adopt.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useOutsideChanges } from '../../../ui/lens/outside-changes.ts';
import shared from '../../../ui/lens/style.css?inline';
import { Supports } from './Supports.tsx';
import style from './style.css?inline';

adopt(shared);
adopt(style);

/** The lens of supports, with its engine and styles. */
export async function open({ engine }: FetchedProps) {
  const { supporter, spaces } = await loadLensClasses();
  engine.addSpaces(spaces);
  return (props: FetchedProps) => {
    const { stepping, rules } = props.state;
    const { count, dispatch } = useOutsideChanges(props);
    // Another position has other blocks.
    const key = [count, stepping, rules.suicide].join(' ');
    return <Supports key={key} {...props} supporter={supporter} dispatch={dispatch} />;
  };
}
