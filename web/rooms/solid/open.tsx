import type { Player } from '../../engine/player.ts';
import { adopt } from '../../ui/adopt.ts';
import { PagePictures, type PagePicturesProps } from './PagePictures.tsx';
import playing from './play/style.css?inline';
import room from './room.css?inline';
import style from './style.css?inline';

adopt(style);
adopt(playing);
adopt(room);

/** Both pictures, with what plays moves by the rules. */
export const open = (player: Player) => (props: Omit<PagePicturesProps, 'player'>) => (
  <PagePictures player={player} {...props} />
);
