import { proof as file } from '../engine/file.ts';
import { loadProver } from '../engine/proof.ts';
import { adopt } from '../page/adopt.ts';
import { Proof, type ProofProps } from './Proof.tsx';
import style from './style.css?inline';

const prover = await loadProver(file);
adopt(style);

/** The chapter of proofs with its engine and its look. */
export function Opened(props: ProofProps) {
  const { position, stepping, rules } = props.state;
  // Another position is another proof.
  const key = [position.columns, position.stones, stepping, rules.suicide].join(' ');
  return <Proof key={key} prover={prover} {...props} />;
}
