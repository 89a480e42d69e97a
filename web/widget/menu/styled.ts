import type { Component } from '../view/component.ts';
import { addSheet, sheetsOf } from '../view/sheets.ts';
import style from './style.css?inline';

const sheetFor = sheetsOf(style);

/** A component that brings its style sheet to the element that it is in. */
export const styled = (made: Component): Component => ({
  ...made,
  show(snapshot) {
    addSheet(made.element, sheetFor);
    made.show(snapshot);
  },
});
