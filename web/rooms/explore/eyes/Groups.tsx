import { aboutBlock } from '#locale/blocks.ts';
import * as en from '#locale/eyes.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { EyeGroup } from '../../../engine/eyes.ts';
import type { Position } from '../../../engine/types.ts';
import { aboutGroup, type Judgement } from './words.ts';

interface Props {
  readonly groups: readonly EyeGroup[];
  readonly position: Position;
  readonly chosen: number;
  readonly choose: (group: number) => void;
  /** The status of a group, and the moves that decide on it. */
  readonly judged: (group: EyeGroup) => Judgement;
}

/** The groups that are listed: a large board has more than a thousand, whose buttons would keep a page for a second. */
const LISTED = 100;

/** Buttons with the names of the first groups and of the chosen one, and what becomes of them. */
export function Groups({ groups, position, chosen, choose, judged }: Props) {
  const listed = groups.flatMap((group, index) => (index < LISTED || index === chosen ? [{ group, index }] : []));
  const more = groups.length - listed.length;
  return (
    <ul class="wraps block-list" aria-label={en.groups}>
      {listed.map(({ group, index }) => {
        const { name, shown, stones } = group;
        const judgement = judged(group);
        const point = pointName(position, stones[0] ?? 0);
        const about = aboutGroup(judgement, position);
        return (
          <li key={name}>
            <button
              type="button"
              class="choice"
              aria-label={aboutBlock({ block: shown, point, about })}
              aria-pressed={index === chosen}
              onClick={() => choose(index)}
            >
              <span class={`status ${judgement.status}`} aria-hidden="true" />
              <b>{shown}</b>
              {point}
              <span class="eyes-about">{about}</span>
            </button>
          </li>
        );
      })}
      {more > 0 && <li>{en.moreGroups({ n: more })}</li>}
    </ul>
  );
}
