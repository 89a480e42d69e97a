import { panel } from '#locale/below.ts';
import { texts } from '#locale/errata.ts';
import { about, characterKeys, errata, howTo, keysHeading, lens } from '#locale/keys.ts';
import { LENSES } from '../../model/where.ts';
import { ErrataLink } from '../../ui/ErrataLink.tsx';
import type { PageProps } from '../../ui/page-props.ts';
import { hasCharacterKeys, setCharacterKeys } from '../keys.ts';
import { TABLES } from './keys.ts';

const HOW_TO = ['board', 'open', 'games', 'space'] as const satisfies readonly (keyof typeof howTo)[];
const TEXTS = ['benson', 'sensei', 'chen', 'kim'] as const satisfies readonly (keyof typeof texts)[];

/** What the page is, how it is used, the errors in the texts that it follows, and its keys. */
export function Help({ dispatch }: Pick<PageProps, 'dispatch'>) {
  return (
    <>
      <p>{about}</p>
      <ul>
        {LENSES.map((each) => (
          <li key={each}>{lens[each]}</li>
        ))}
        {HOW_TO.map((each) => (
          <li key={each}>{howTo[each]}</li>
        ))}
      </ul>
      <h3>{keysHeading}</h3>
      <label class="check">
        <input
          type="checkbox"
          defaultChecked={hasCharacterKeys()}
          onChange={(event) => setCharacterKeys(event.currentTarget.checked)}
        />
        {characterKeys}
      </label>
      {TABLES.map(({ heading, rows }) => (
        <table key={heading}>
          <caption>{heading}</caption>
          <tbody>
            {rows.map(([keys, does]) => (
              <tr key={does}>
                <th scope="row">
                  {keys.map((each) => (
                    <kbd key={each}>{each}</kbd>
                  ))}
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <h3>{panel.errata}</h3>
      <p>{errata}</p>
      <ul>
        {TEXTS.map((each) => (
          <li key={each}>
            <ErrataLink text={each} dispatch={dispatch}>
              {texts[each]}
            </ErrataLink>
          </li>
        ))}
      </ul>
    </>
  );
}
