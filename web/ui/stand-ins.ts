import { createElement, options, type VNode } from 'preact';
import { isStandIn } from '../locales/stand-in.ts';

const HEARD = ['aria-label', 'title', 'alt', 'placeholder'];

/**
 * Marks English texts that stand in for missing messages as English, so that a screen reader speaks them so:
 * an element of which one is the whole text, an empty element of which one is the label, and otherwise the
 * text, in an element of its own.
 */
export function markStandIns(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    before?.(vnode);
    if (typeof vnode.type === 'string') mark(vnode as VNode<Record<string, unknown>>);
  };
}

function mark({ props }: VNode<Record<string, unknown>>): void {
  const { children } = props;
  const isEnglish = (each: unknown) => typeof each === 'string' && isStandIn(each);
  // What is in an element has its language too: a label of other words is left alone.
  const isLabelled = children === undefined && HEARD.some((name) => isEnglish(props[name]));
  if (isEnglish(children) || isLabelled) props.lang ??= 'en';
  else if (Array.isArray(children))
    props.children = children.map((each) => (isEnglish(each) ? createElement('span', { lang: 'en' }, each) : each));
}
