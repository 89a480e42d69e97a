import * as en from '#locale/eyes.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { EyeGroup } from '../../../engine/eyes.ts';
import type { Position } from '../../../engine/types.ts';
import { aboutGroup } from './words.ts';

interface Props {
  readonly groups: readonly EyeGroup[];
  readonly position: Position;
  readonly chosen: number;
  readonly choose: (group: number) => void;
}

/** Buttons with the names of all groups, and what becomes of them. */
export function Groups({ groups, position, chosen, choose }: Props) {
  return (
    <ul class="wraps block-list" aria-label={en.groups}>
      {groups.map((group, index) => (
        <li key={group.name}>
          <button type="button" class="choice" aria-pressed={index === chosen} onClick={() => choose(index)}>
            <span class={`status ${group.status}`} aria-hidden="true" />
            <b>{group.name}</b> {pointName(position, group.stones[0] ?? 0)}
            <span class="eyes-about">{aboutGroup(group, position)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
