import { loadLensClasses } from '../../../engine/lens-classes.ts';
import { adopt } from '../../../ui/adopt.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useOutsideVisits } from '../../../ui/lens/outside-visits.ts';
import { usePositionVersion } from '../../../ui/lens/position-version.ts';
import shared from '../../../ui/lens/style.css?inline';
import { Supports } from './Supports.tsx';
import style from './style.css?inline';

adopt(shared);
adopt(style);

/** The lens of supports, with its engine and styles. */
export async function open() {
  const { supporter } = await loadLensClasses();
  return (props: FetchedProps) => {
    const { position, stepping, rules } = props.state;
    const { count, dispatch } = useOutsideVisits(props);
    // Another position has other blocks.
    const key = [usePositionVersion(position), count, stepping, rules.suicide].join(' ');
    return <Supports key={key} {...props} supporter={supporter} dispatch={dispatch} />;
  };
}
