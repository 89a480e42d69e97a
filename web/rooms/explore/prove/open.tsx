import { loadLensClasses } from '../../../engine/lens-classes.ts';
import type { ProofPlace } from '../../../model/where.ts';
import { adopt } from '../../../ui/adopt.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useLoads } from '../../../ui/lens/loads.ts';
import shared from '../../../ui/lens/style.css?inline';
import { useVisits } from '../../../ui/lens/visits.ts';
import { Proof } from './Proof.tsx';
import style from './style.css?inline';

adopt(shared);
adopt(style);

/** The lens of proofs with its engine and its look. */
export async function open() {
  const { prover } = await loadLensClasses();
  return (props: FetchedProps) => {
    const { position, stepping, rules } = props.state;
    const { count, dispatch } = useVisits(props);
    // Another position is another proof. An attempt is in the address, and so comes back with undo.
    const key = [useLoads(position), count, stepping, rules.suicide].join(' ');
    const visit = (proof: ProofPlace) => dispatch({ type: 'visit', where: { room: 'explore', lens: 'prove', proof } });
    return <Proof key={key} {...props} prover={prover} dispatch={dispatch} visit={visit} />;
  };
}
