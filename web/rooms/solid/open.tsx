import { loadSpacePlayer } from '../../engine/lens-classes.ts';
import { adopt } from '../../ui/adopt.ts';
import { Pictures, type PicturesProps } from './Pictures.tsx';
import playing from './play/style.css?inline';
import style from './style.css?inline';

adopt(style);
adopt(playing);

/** Both pictures, with what plays moves by the rules. */
export async function open() {
  const player = await loadSpacePlayer();
  return (props: Omit<PicturesProps, 'player'>) => <Pictures player={player} {...props} />;
}
