import { useRef } from 'preact/hooks';
import { dialog as headings, keysHeading } from '#locale/page.ts';
import type { Palette } from '../engine/engine.ts';
import type { Run } from '../model/run.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Fetched } from '../ui/Fetched.tsx';
import type { PartProps } from '../ui/part.ts';
import type { Draft } from './open/props.ts';

interface Props extends PartProps {
  readonly palette: Palette;
  readonly run: Run | null;
}

/** The dialog over the room, if there is one. */
export function Dialogs({ palette, run, ...part }: Props) {
  const { dialog } = part.state;
  // A text that is not yet right is still there when the dialog is opened again.
  const draft = useRef<Draft>({ text: '', refusal: null });
  const close = () => part.dispatch({ type: 'dialog', dialog: null });
  switch (dialog) {
    case null:
      return null;
    case 'help':
      return (
        <Dialog key={dialog} name={dialog} heading={keysHeading} onClose={close}>
          <Fetched load={() => import('./help/open.tsx')} props={{}} />
        </Dialog>
      );
    case 'share':
      return (
        <Dialog key={dialog} name={dialog} heading={headings.share} onClose={close}>
          <Fetched load={() => import('./share/open.tsx')} props={{ ...part, run }} />
        </Dialog>
      );
    case 'open':
    case 'recent':
    case 'examples':
      return (
        <Dialog key="open" name="opening" heading={headings.open} onClose={close}>
          <Fetched
            load={() => import('./open/open.tsx')}
            props={{ ...part, palette, tab: dialog, draft: draft.current }}
          />
        </Dialog>
      );
  }
}
