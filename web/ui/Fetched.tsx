import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Palette } from '../engine/engine.ts';
import { Failed } from './Failed.tsx';
import { useLoaded } from './loading.ts';
import type { PageProps } from './page-props.ts';
import { Waiting } from './Waiting.tsx';

/**
 * Fetches a part of the page: its module and, by its `open`, all else that it needs, which gets the first
 * props for that. The module itself
 * awaits nothing, because a module that failed to run is never run again.
 */
export interface Loads<P> {
  (): Promise<Opened<P>>;
  /** What has been fetched before, so that it is shown without a wait. */
  readonly fetched?: () => Opened<P> | undefined;
}

interface Opened<P> {
  readonly open: (props: P) => Opens<P>;
}

type Opens<P> = FunctionComponent<P> | Promise<FunctionComponent<P>>;

/** The props of a lens or panel that is fetched. */
export interface FetchedProps extends PageProps {
  readonly palette: Palette;
}

interface Props<P> {
  readonly load: Loads<P>;
  readonly props: P;
  /** Says that it is being fetched: the reader has asked for it. */
  readonly says?: boolean;
  /** What is in its place until it is there. */
  readonly meanwhile?: ComponentChildren;
}

/** A part that remembers what was fetched. */
export function remembering<P>(load: () => Promise<Opened<P>>): Loads<P> {
  let opened: Opened<P> | undefined;
  const remember = async () => {
    opened = await load();
    return opened;
  };
  return Object.assign(remember, { fetched: () => opened });
}

/** A part of the page that is fetched when it is first asked for. */
export function Fetched<P extends object>({ load, props, says, meanwhile = null }: Props<P>) {
  const begin = () => {
    const part = load.fetched?.()?.open(props);
    return part instanceof Promise ? undefined : part;
  };
  const { value: Part, failed, again } = useLoaded(async () => (await load()).open(props), { begin });
  if (failed) return <Failed again={again} />;
  if (Part) return <Part {...props} />;
  return <>{says ? <Waiting /> : meanwhile}</>;
}
