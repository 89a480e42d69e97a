/** `pass-alive/define`, with the types of the tag for Svelte. */
import type { HTMLAttributes } from 'svelte/elements';
import type { PassAliveElement } from '../hosts/define.ts';
import type { Listeners, PassAliveAttributes } from './markup.ts';

export { PassAliveElement } from '../hosts/define.ts';

/** With the events as Svelte 5 writes them, and as Svelte 4 does. */
type Props = HTMLAttributes<PassAliveElement> & PassAliveAttributes & Listeners<'on'> & Listeners<'on:'>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'pass-alive': Props;
  }
}
