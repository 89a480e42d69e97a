import type { Component } from '../view/component.ts';
import { sheetsOf } from '../view/sheets.ts';
import style from './style.css?inline';

const sheetFor = sheetsOf(style);

/** A component that brings its style sheet to the element that it is in. */
export const styled = (made: Component): Component => ({
  ...made,
  show(snapshot) {
    const root = made.element.getRootNode() as ShadowRoot;
    const sheet = sheetFor(root.ownerDocument);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    made.show(snapshot);
  },
});
