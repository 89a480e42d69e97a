import { proof as file } from '../engine/file.ts';
import { loadProver } from '../engine/proof.ts';
import { adopt } from '../page/adopt.ts';
import type { FetchedProps } from '../page/Fetched.tsx';
import { Proof } from './Proof.tsx';
import style from './style.css?inline';
import { useSubject } from './subject.ts';

adopt(style);

/** The chapter of proofs with its engine and its look. */
export async function open() {
  const prover = await loadProver(file);
  return (props: FetchedProps) => <Proof prover={prover} {...props} {...useSubject(props)} />;
}
