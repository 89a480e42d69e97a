import { loadLensClasses } from '../../../engine/lens-classes.ts';
import { adopt } from '../../../ui/adopt.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useLoads } from '../../../ui/lens/loads.ts';
import shared from '../../../ui/lens/style.css?inline';
import { useVisits } from '../../../ui/lens/visits.ts';
import { Supports } from './Supports.tsx';
import style from './style.css?inline';

adopt(shared);
adopt(style);

/** The lens of supports with its engine and its look. */
export async function open() {
  const { supporter } = await loadLensClasses();
  return (props: FetchedProps) => {
    const { position, stepping, rules } = props.state;
    const { count, dispatch } = useVisits(props);
    // Another position has other blocks.
    const key = [useLoads(position), count, stepping, rules.suicide].join(' ');
    return <Supports key={key} {...props} supporter={supporter} dispatch={dispatch} />;
  };
}
