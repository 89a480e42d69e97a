import { loadLate } from '../../../engine/late.ts';
import { adopt } from '../../../ui/adopt.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import shared from '../../../ui/lens/style.css?inline';
import { Proof } from './Proof.tsx';
import style from './style.css?inline';
import { useSubject } from './subject.ts';

adopt(shared);
adopt(style);

/** The chapter of proofs with its engine and its look. */
export async function open() {
  const { prover } = await loadLate();
  return (props: FetchedProps) => <Proof prover={prover} {...props} {...useSubject(props)} />;
}
