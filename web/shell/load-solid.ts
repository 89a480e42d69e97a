import type { PagePicturesProps } from '../rooms/solid/PagePictures.tsx';
import { type Loads, remembering } from '../ui/Fetched.tsx';

/** Fetches the pictures of boards in space, with what plays moves there by the rules. */
export const loadSolid: Loads<Omit<PagePicturesProps, 'player'>> = remembering(async () => {
  const [{ open }, player] = await Promise.all([
    import('../rooms/solid/open.tsx'),
    import('../engine/lens-classes.ts').then(({ loadSpacePlayer }) => loadSpacePlayer()),
  ]);
  return { open: () => open(player) };
});
