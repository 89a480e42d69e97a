import * as text from '#locale/page.ts';
import { IconButton } from './IconButton.tsx';
import type { Playing } from './playing.ts';

interface Props {
  readonly playing: Playing;
  /** There is nothing to play. */
  readonly disabled?: boolean;
}

/** Plays, or stops playing. */
export function PlayButton({ playing, disabled }: Props) {
  return (
    <IconButton
      class="step small"
      icon={playing.on ? 'pause' : 'play'}
      label={playing.on ? text.pause : text.play}
      keyName={text.playKey}
      aria-disabled={disabled}
      onClick={playing.toggle}
    />
  );
}

/** Chooses the next speed of playing. */
export function SpeedButton({ playing: { speed, nextSpeed } }: Pick<Props, 'playing'>) {
  const label = text.speed({ speed });
  return (
    <button type="button" class="step small speed" aria-label={label} title={label} onClick={nextSpeed}>
      {text.speedSign[speed]}
    </button>
  );
}
