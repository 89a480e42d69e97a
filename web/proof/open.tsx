import { proof as file } from '../engine/file.ts';
import { loadProver } from '../engine/proof.ts';
import { adopt } from '../page/adopt.ts';
import type { FetchedProps } from '../page/Fetched.tsx';
import { Proof } from './Proof.tsx';
import style from './style.css?inline';
import { useSubject } from './subject.ts';

const prover = await loadProver(file);
adopt(style);

/** The chapter of proofs with its engine and its look. */
export function Opened(props: FetchedProps) {
  return <Proof prover={prover} {...props} {...useSubject(props)} />;
}
