/** `pass-alive/define`, with the types of the tag for React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PassAliveElement } from '../hosts/define.ts';
import type { Listeners, PassAliveAttributes } from './markup.ts';

export { PassAliveElement } from '../hosts/define.ts';

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
