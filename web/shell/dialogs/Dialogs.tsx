import { useRef } from 'preact/hooks';
import { dialog as headings, helpHeading } from '#locale/page.ts';
import type { Palette } from '../../engine/engine.ts';
import type { Run } from '../../model/run.ts';
import { Fetched } from '../../ui/Fetched.tsx';
import type { PageProps } from '../../ui/page-props.ts';
import type { Stage } from '../../ui/stage.tsx';
import type { Draft } from '../open/props.ts';
import { Dialog } from './Dialog.tsx';

interface Props extends PageProps {
  readonly palette: Palette;
  readonly run: Run | null;
  readonly stage: Stage;
}

/** The dialog over the room, if there is one. */
export function Dialogs({ palette, run, stage, ...pageProps }: Props) {
  const { dialog } = pageProps.state;
  // A text that could not be shown is kept for the next time the dialog is opened.
  const draft = useRef<Draft>({ text: '', refusal: null, board: null });
  const close = () => pageProps.dispatch({ type: 'dialog', dialog: null });
  switch (dialog) {
    case null:
      return null;
    case 'help':
      return (
        <Dialog key={dialog} name={dialog} heading={helpHeading} onClose={close}>
          <Fetched load={() => import('../help/open.tsx')} props={{ dispatch: pageProps.dispatch }} says />
        </Dialog>
      );
    case 'share':
      return (
        <Dialog key={dialog} name={dialog} heading={headings.share} onClose={close}>
          <Fetched load={() => import('../share/open.tsx')} props={{ ...pageProps, run, stage }} says />
        </Dialog>
      );
    case 'open':
    case 'recent':
    case 'examples':
      return (
        <Dialog key="open" name="opening" heading={headings.open} onClose={close}>
          <Fetched
            load={() => import('../open/open.tsx')}
            props={{ ...pageProps, palette, tab: dialog, draft: draft.current }}
            says
          />
        </Dialog>
      );
  }
}
