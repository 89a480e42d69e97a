/**
 * The half of each lens that is fetched when it is opened: its scene on the board with what a press does there, its
 * panel, keys, and form on other pages. The other half, its places, is in `web/model/lenses`.
 */
import type { FunctionComponent } from 'preact';
import type { LensClasses } from '../../engine/lens-classes.ts';
import type { Build } from '../../model/lenses/descriptor.ts';
import type { Run } from '../../model/run.ts';
import type { State } from '../../model/state.ts';
import { type BuildOf, buildOf, LENSES, type Lens } from '../../model/where.ts';
import { type FetchedProps, type Loads, remembering } from '../../ui/Fetched.tsx';
import type { Embedded } from './embedded.ts';

/** What the `open.tsx` of a lens exports. */
interface LensScript<Needs extends Build> {
  /** The lens, with the classes of its build. */
  readonly open: (classes: LensClasses[Needs], props: FetchedProps) => FunctionComponent<FetchedProps>;
  /** The lens on another page, as it is shown here; without it, elements on other pages lack the lens. */
  readonly embed?: (state: State, run: Run, classes: LensClasses[Needs]) => Embedded | null;
}

/** The scripts of the lenses; null for the one that the page begins with. */
const SCRIPTS: { readonly [L in Lens]: (() => Promise<LensScript<BuildOf<L>>>) | null } = {
  steps: null,
  prove: () => import('./prove/open.tsx'),
  eyes: () => import('./eyes/open.tsx'),
  supports: () => import('./supports/open.tsx'),
  score: () => import('./score/open.tsx'),
  gallery: () => import('./exhibits/open.tsx'),
};

type Opened = readonly [script: LensScript<Build>, classes: LensClasses[Build]];

/** What fetches the script of a lens and its build, at the same time; null for the lens that the page begins with. */
export function fetcherOf(lens: Lens): (() => Promise<Opened>) | null {
  const fetchScript = SCRIPTS[lens] as (() => Promise<LensScript<Build>>) | null;
  const fetchClasses = async () => (await import('../../engine/lens-classes.ts')).loadClasses[buildOf(lens)]();
  return fetchScript && (() => Promise.all([fetchScript(), fetchClasses()]));
}

/** A lens as a part of the page, which is there at once when it was fetched ahead. */
function partOf(lens: Lens): Loads<FetchedProps> | null {
  const fetchLens = fetcherOf(lens);
  return (
    fetchLens &&
    remembering(async () => {
      const [{ open }, classes] = await fetchLens();
      return { open: (props: FetchedProps) => open(classes, props) };
    })
  );
}

const PARTS = new Map(LENSES.map((lens) => [lens, partOf(lens)]));

/** What fetches a lens as a part of the page; null for the one that the page begins with. */
export const loaderOf = (lens: Lens): Loads<FetchedProps> | null => PARTS.get(lens) ?? null;
