import { adopt } from '../page/adopt.ts';
import type { FetchedProps } from '../page/Fetched.tsx';
import { loadLate } from '../page/late.ts';
import { Proof } from './Proof.tsx';
import style from './style.css?inline';
import { useSubject } from './subject.ts';

adopt(style);

/** The chapter of proofs with its engine and its look. */
export async function open() {
  const { prover } = await loadLate();
  return (props: FetchedProps) => <Proof prover={prover} {...props} {...useSubject(props)} />;
}
