import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadFailed } from '../model/catalogue/page-en.ts';

interface Props<P> {
  /** Fetches the part. */
  readonly load: () => Promise<{ readonly Opened: FunctionComponent<P> }>;
  readonly props: P;
}

/** A part of the page that is fetched when it is first asked for. */
export function Fetched<P extends object>({ load, props }: Props<P>) {
  const [Part, setPart] = useState<FunctionComponent<P>>();
  useEffect(() => {
    load().then(
      (part) => setPart(() => part.Opened),
      () => setPart(() => () => <p role="alert">{loadFailed}</p>),
    );
  }, []);
  return Part && <Part {...props} />;
}
