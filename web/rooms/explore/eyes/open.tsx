import type { EyeAnalyst } from '../../../engine/eyes.ts';
import { adopt } from '../../../ui/adopt.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import shared from '../../../ui/lens/style.css?inline';
import { Eyes } from './Eyes.tsx';
import { Panels } from './Panels.tsx';
import { Judge } from './referee/judge.ts';
import style from './style.css?inline';

adopt(shared);
adopt(style);

export { embed } from './embed.ts';

/** The lens of eyes, with its engine and styles. */
export function open(analyst: EyeAnalyst) {
  return (shown: FetchedProps) => (
    <>
      <Eyes {...shown} analyst={analyst} solver={() => new Judge()} />
      <Panels {...shown} analyst={analyst} />
    </>
  );
}
