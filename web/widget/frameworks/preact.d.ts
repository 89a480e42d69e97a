/** `pass-alive/define`, with the types of the tag for Preact. */
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { PassAliveElement } from '../hosts/define.ts';
import type { Listeners, PassAliveAttributes } from './markup.ts';

export { PassAliveElement } from '../hosts/define.ts';

type Props = HTMLAttributes<PassAliveElement> &
  ClassAttributes<PassAliveElement> &
  PassAliveAttributes &
  Listeners<'on'>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'pass-alive': Props;
    }
  }
}
