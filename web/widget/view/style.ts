import controls from './controls.css?inline';
import { sheetsOf } from './sheets.ts';
import board from './style.css?inline';

const sheetFor = sheetsOf(`${board}\n${controls}`);

/** Applies the style sheet, of the document that the shadow root is in now. */
export function adoptStyle(root: ShadowRoot): void {
  root.adoptedStyleSheets = [sheetFor(root.ownerDocument)];
}
