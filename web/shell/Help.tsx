import { useEffect, useRef } from 'preact/hooks';
import { help } from '../locales/en/page.ts';

/** The keys, over the page. */
export function Help({ close }: { readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
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
    <dialog
      class="help"
      ref={dialog}
      aria-labelledby="help-heading"
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <h2 id="help-heading">{help.heading}</h2>
      {table(help.page, help.keys)}
      {table(help.onBoard, help.boardKeys)}
      <button type="button" class="choice" onClick={close}>
        {help.close}
      </button>
    </dialog>
  );
}
