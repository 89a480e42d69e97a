/**
 * The marks over a board in pictures. On the page style sheets give them their look; a picture has
 * none, so that each path takes it along.
 */

const LOOK = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'] as const;

/** Copies of the paths of an SVG of the page, with their looks as attributes. */
function pathsOf(svg: SVGSVGElement): SVGPathElement[] {
  return [...svg.querySelectorAll('path')].map((path) => {
    const style = getComputedStyle(path);
    const copy = path.cloneNode() as SVGPathElement;
    copy.removeAttribute('class');
    for (const name of LOOK) copy.setAttribute(name, style.getPropertyValue(name));
    return copy;
  });
}

/** Adds marks to an SVG document of the engine, in which a spacing is 100. */
export function withOver(document: string, svg: SVGSVGElement): string {
  const paths = pathsOf(svg).map((path) => path.outerHTML);
  if (paths.length === 0) return document;
  const [, left, top] = /viewBox="(-?\d+) (-?\d+) /.exec(document) ?? [];
  return document.replace(
    /<\/svg>\s*$/,
    `<g transform="translate(${left} ${top}) scale(100)">${paths.join('')}</g>\n</svg>\n`,
  );
}

/** Paints marks; the context's unit is a spacing. */
export function paintOver(context: CanvasRenderingContext2D, svg: SVGSVGElement): void {
  for (const path of pathsOf(svg)) {
    const look = (name: (typeof LOOK)[number] | 'd') => path.getAttribute(name) ?? '';
    const shape = new Path2D(look('d'));
    const at = path.transform.baseVal.consolidate()?.matrix;
    context.save();
    if (at) context.transform(at.a, at.b, at.c, at.d, at.e, at.f);
    context.lineWidth = Number.parseFloat(look('stroke-width'));
    context.lineCap = look('stroke-linecap') as CanvasLineCap;
    context.lineJoin = look('stroke-linejoin') as CanvasLineJoin;
    context.setLineDash(
      look('stroke-dasharray')
        .match(/[\d.]+/g)
        ?.map(Number) ?? [],
    );
    if (look('fill') !== 'none') {
      context.fillStyle = look('fill');
      context.fill(shape);
    }
    context.strokeStyle = look('stroke');
    context.stroke(shape);
    context.restore();
  }
}
