/** `pass-alive/define`, with the types of the tag for React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PassAliveElement } from '../define.ts';
import type { Listeners, PassAliveAttributes } from './markup.ts';

export { PassAliveElement } from '../define.ts';

type Props = DetailedHTMLProps<HTMLAttributes<PassAliveElement>, PassAliveElement> &
  PassAliveAttributes &
  Listeners<'on'>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pass-alive': Props;
    }
  }
}
