import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Palette } from '../engine/engine.ts';
import { loadFailed } from '../model/catalogue/page-en.ts';
import type { ChapterPlace } from './Chapter.tsx';
import type { PartProps } from './part.ts';

/** Fetches a part of the page. */
export type Loads<P> = () => Promise<{ readonly Opened: FunctionComponent<P> }>;

/** What a chapter is given that is fetched. */
export interface FetchedProps extends PartProps, ChapterPlace {
  readonly palette: Palette;
}

interface Props<P> {
  readonly load: Loads<P>;
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
