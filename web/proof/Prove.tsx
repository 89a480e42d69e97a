import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadFailed } from '../model/catalogue/page-en.ts';
import type { ProofProps } from './Proof.tsx';

/** Proofs to play through; what they are made of is fetched when they are first asked for. */
export function Prove(props: ProofProps) {
  const [Part, setPart] = useState<FunctionComponent<ProofProps>>();
  useEffect(() => {
    import('./open.tsx').then(
      (part) => setPart(() => part.Opened),
      () => setPart(() => () => <p role="alert">{loadFailed}</p>),
    );
  }, []);
  return Part && <Part {...props} />;
}
