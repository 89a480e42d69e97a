import * as en from '#locale/eyes.ts';
import type { EyeGroup, EyeRegion } from '../../../engine/eyes.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import type { Speaker } from './pointing.ts';
import { shapeName } from './shape-name.ts';
import { eyesSaid } from './words.ts';

interface Props {
  readonly group: EyeGroup;
  readonly speaker: Speaker;
  readonly show: (phrase: Phrase) => preact.ComponentChildren;
}

/** The kind of a region, with the name of its shape or its size. */
function kindOf({ type: kind, points, shape: name }: Pick<EyeRegion, 'type' | 'points' | 'shape'>): string {
  const shape = shapeName(name);
  return shape === null ? en.kindSized({ kind, points: points.length }) : en.kindNamed({ kind, shape });
}

/** The eye regions of a group with their values. */
export function Regions({ group, speaker, show }: Props) {
  const { regions, dependent } = group;
  if (regions.length === 0) return <p>{en.noRegions}</p>;
  return (
    <div class="eyes-regions">
      <table>
        <caption>{en.regions}</caption>
        <thead>
          <tr>
            <th scope="col">{en.columns.region}</th>
            <th scope="col">{en.columns.kind}</th>
            <th scope="col">{en.columns.value}</th>
            <th scope="col">{en.columns.by}</th>
          </tr>
        </thead>
        <tbody>
          {regions.map(({ name, type, points, shape, value, by }) => (
            <tr key={name}>
              <th scope="row">{show(speaker.region(name))}</th>
              <td>{kindOf({ type, points, shape })}</td>
              <td>{value === null ? en.notKnown : eyesSaid(speaker.color, value)}</td>
              <td>{value === null ? '–' : en.by[by]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {regions.some(({ value }) => value?.includes('|')) && <p class="hint">{en.switches({ color: speaker.color })}</p>}
      {dependent.length > 0 && (
        <details class="eyes-links">
          <summary>{en.notAdded}</summary>
          <ul>
            {dependent.map(([a, b, at]) => (
              <li key={`${a} ${b}`}>
                {show(en.sharing({ a: speaker.region(a), b: speaker.region(b), at: speaker.point(at) }))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
