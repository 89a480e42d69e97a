import type { LensClasses } from '../../../engine/lens-classes.ts';
import { adopt } from '../../../ui/adopt.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import shared from '../../../ui/lens/style.css?inline';
import { Supports } from './Supports.tsx';
import style from './style.css?inline';

adopt(shared);
adopt(style);

/** The lens of supports, with its engine and styles. */
export function open({ supporter, spaces }: LensClasses['everything'], { engine }: FetchedProps) {
  engine.addSpaces(spaces);
  return (props: FetchedProps) => <Supports {...props} supporter={supporter} />;
}
