import { ofDocument } from '../safe-document.ts';
import { set } from './dom.ts';

/** Paths of the icons, on a 24 × 24 grid. */
const DRAWINGS = {
  step: 'M8 5l9 7-9 7z',
  round: 'M3 6l8 6-8 6zM12 6l8 6-8 6z',
  end: 'M18 4v16h-2V4zM5 5l9 7-9 7z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
};

/** An icon, mirrored if `back`. */
export function icon(name: keyof typeof DRAWINGS, back = false): SVGElement {
  const [svg, path] = ['svg', 'path'].map((name) =>
    ofDocument('createElementNS').call(document, 'http://www.w3.org/2000/svg', name),
  ) as [SVGElement, SVGElement];
  set(svg, { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: back && 'back' });
  set(path, { d: DRAWINGS[name] });
  svg.append(path);
  return svg;
}
