/** `pass-alive/define`, with the types of the tag for the templates of Vue. */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { PassAliveElement } from '../hosts/define.ts';
import type { Listeners, PassAliveAttributes } from './markup.ts';

export { PassAliveElement } from '../hosts/define.ts';

/** `pass-alive-step` as Vue names its listener: `onPassAliveStep`. */
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type VueListeners = {
  [Name in keyof Listeners<'on-'> as Camel<Name>]: Listeners<'on-'>[Name];
};

interface Tag {
  new (): PassAliveElement & { $props: HTMLAttributes & PublicProps & PassAliveAttributes & VueListeners };
}

declare module 'vue' {
  interface GlobalComponents {
    'pass-alive': Tag;
  }
}
