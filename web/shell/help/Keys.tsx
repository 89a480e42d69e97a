import { tables } from '#locale/keys.ts';

/** The keys, and what each does. */
export function Keys() {
  return (
    <>
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
