import { help } from '../locales/en/page.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** The keys, over the page. */
export function Help({ close }: { readonly close: () => void }) {
  const table = (heading: string, keys: readonly (readonly [string, string])[]) => (
    <table>
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
  );
  return (
    <Dialog heading={help.heading} name="help" onClose={close}>
      {table(help.page, help.keys)}
      {table(help.onBoard, help.boardKeys)}
    </Dialog>
  );
}
