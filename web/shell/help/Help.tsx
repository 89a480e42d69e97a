import { about, howTo, keysHeading, tables } from '#locale/keys.ts';

/** What the page is, how it is used, and its keys. */
export function Help() {
  return (
    <>
      <p>{about}</p>
      <ul>
        {howTo.map((each) => (
          <li key={each}>{each}</li>
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
