import * as en from '#locale/eyes.ts';
import type { EyeGroup } from '../../../engine/eyes.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import type { Speaker } from './pointing.ts';
import { eyesSaid } from './words.ts';

interface Props {
  readonly group: EyeGroup;
  readonly speaker: Speaker;
  readonly show: (phrase: Phrase) => preact.ComponentChildren;
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
              <td>{en.kindAndSize(type, points.length, shape === null ? null : (en.shapes[shape] ?? null))}</td>
              <td>{value === null ? en.notKnown : eyesSaid(speaker.color, value)}</td>
              <td>{value === null ? '–' : en.by[by]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {regions.some(({ value }) => value?.includes('|')) && <p class="hint">{en.switches(speaker.color)}</p>}
      {dependent.length > 0 && (
        <details class="eyes-links">
          <summary>{en.notAdded}</summary>
          <ul>
            {dependent.map(([a, b, at]) => (
              <li key={`${a} ${b}`}>{show(en.shared(speaker.region(a), speaker.region(b), speaker.point(at)))}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
