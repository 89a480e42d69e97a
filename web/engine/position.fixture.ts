/** For tests: the shape of positions. */
import { count, object, optional, perhaps, type Shape, text, word } from './shape.ts';
import type { Form, Position } from './types.ts';

const FORMS: Record<Form, true> = { box: true, cylinder: true, torus: true };

/** A position, with layers and form on a board in space. */
export const positionShape = (): Shape<Position> =>
  object<Position>({
    columns: count,
    rows: count,
    layers: perhaps(optional(count)),
    form: perhaps(optional(word(FORMS))),
    stones: text,
  });
