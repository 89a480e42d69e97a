import { texts } from '#locale/errata.ts';
import { about, errata, howTo, keysHeading, tables } from '#locale/keys.ts';
import { panel } from '#locale/page.ts';
import { ErrataLink } from '../../ui/ErrataLink.tsx';
import type { PageProps } from '../../ui/page-props.ts';

/** What the page is, how it is used, the errors in the texts that it follows, and its keys. */
export function Help({ dispatch }: Pick<PageProps, 'dispatch'>) {
  return (
    <>
      <p>{about}</p>
      <ul>
        {howTo.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <h3>{panel.errata}</h3>
      <p>{errata}</p>
      <ul>
        {Object.entries(texts).map(([each, name]) => (
          <li key={each}>
            <ErrataLink text={each} dispatch={dispatch}>
              {name}
            </ErrataLink>
          </li>
        ))}
      </ul>
      <h3>{keysHeading}</h3>
      {tables.map(({ heading, keys }) => (
        <table key={heading}>
          <caption>{heading}</caption>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key}>
                <th scope="row">
                  {key.split('  ').map((each) => (
                    <kbd key={each}>{each}</kbd>
                  ))}
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
