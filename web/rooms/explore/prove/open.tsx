import type { LensClasses } from '../../../engine/lens-classes.ts';
import { adopt } from '../../../ui/adopt.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import shared from '../../../ui/lens/style.css?inline';
import { Proof } from './Proof.tsx';
import style from './style.css?inline';

adopt(shared);
adopt(style);

export { embed } from './embed.ts';

/** The lens of proofs, with its engine and styles. */
export function open({ prover }: LensClasses['everything']) {
  return (props: FetchedProps) => <Proof {...props} prover={prover} />;
}
