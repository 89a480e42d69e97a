import { useRef } from 'preact/hooks';
import type { LensClasses } from '../../../engine/lens-classes.ts';
import type { Color } from '../../../engine/types.ts';
import type { ProofPlace } from '../../../model/lenses/prove.ts';
import { adopt } from '../../../ui/adopt.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useOutsideChanges } from '../../../ui/lens/outside-changes.ts';
import shared from '../../../ui/lens/style.css?inline';
import { Proof } from './Proof.tsx';
import style from './style.css?inline';

adopt(shared);
adopt(style);

export { embed } from './embed.ts';

/** The lens of proofs, with its engine and styles. */
export function open({ prover }: LensClasses['everything']) {
  return (props: FetchedProps) => {
    const { show, stepping, rules } = props.state;
    const { count, dispatch } = useOutsideChanges(props);
    // Another position is another proof. An attempt is in the address, and so comes back with undo.
    const key = [count, show === 'both', stepping, rules.suicide].join(' ');
    const focusesChosen = useRef(false);
    const visit = (proof: ProofPlace, color: Color) => {
      // The button that was pressed is drawn anew with the other colour's proof.
      focusesChosen.current = color !== stepping && document.activeElement?.closest('.block-list') != null;
      dispatch({ type: 'visit', where: { room: 'explore', lens: 'prove', proof }, stepping: color });
    };
    return (
      <Proof key={key} {...props} prover={prover} dispatch={dispatch} visit={visit} focusesChosen={focusesChosen} />
    );
  };
}
