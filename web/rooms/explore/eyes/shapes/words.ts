/** Shapes in words. */
import * as en from '#locale/eye-shapes.ts';
import type { EyeShape } from '../../../../engine/eyes.ts';
import { allNames } from './names.ts';
import { neighborsAt, type Site } from './shape.ts';

/** The name of a shape, or its number of points, and the number of its neighbors at a site. */
export function aboutShape(shape: EyeShape, site: Site): string {
  const name = allNames(shape.name);
  const neighbors = neighborsAt(shape, site);
  return name === null ? en.unnamed({ points: shape.cells.length, neighbors }) : en.named({ shape: name, neighbors });
}

/** The same of a drawn shape, with its eyes. */
export function drawnShape(shape: EyeShape, site: Site): string {
  const name = allNames(shape.name);
  const { value, cells } = shape;
  const neighbors = neighborsAt(shape, site);
  return name === null
    ? en.drawnUnnamed({ value, points: cells.length, neighbors })
    : en.drawnNamed({ value, shape: name, neighbors });
}
