import * as en from '#locale/eye-decisions.ts';
import type { EyeLink } from '../../../../engine/eyes.ts';
import type { Point } from '../../../../engine/types.ts';
import type { ChosenGroup } from '../use-groups.ts';
import { blockAt } from './decision.ts';

interface Props {
  readonly chosen: ChosenGroup;
  readonly link: EyeLink;
}

/** A button that parts two blocks of a group. */
export function PartLink({ chosen: { facts, decisions, decide }, link: { between } }: Props) {
  const first = (stone: Point): Point => blockAt(facts, stone)[0] ?? stone;
  const [a, b] = between;
  return (
    <button
      type="button"
      class="link"
      onClick={() => decide([...decisions, { is: 'parted', between: [first(a), first(b)] }])}
    >
      {en.part}
    </button>
  );
}
