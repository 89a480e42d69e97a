import type { Palette } from '../engine/engine.ts';
import { dialog as headings } from '../locales/en/page.ts';
import type { Run } from '../model/run.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Fetched } from '../ui/Fetched.tsx';
import type { PartProps } from '../ui/part.ts';
import { Gallery } from './Gallery.tsx';
import { Help } from './Help.tsx';
import { Input } from './Input.tsx';

interface Props extends PartProps {
  readonly palette: Palette;
  readonly run: Run | null;
}

/** The dialog over the room, if there is one. */
export function Dialogs({ palette, run, ...part }: Props) {
  const { dialog } = part.state;
  const close = () => part.dispatch({ type: 'dialog', dialog: null });
  switch (dialog) {
    case null:
      return null;
    case 'help':
      return <Help close={close} />;
    case 'share':
      return (
        <Dialog key={dialog} name={dialog} heading={headings.share} onClose={close}>
          <Fetched load={() => import('./share/open.tsx')} props={{ ...part, run }} />
        </Dialog>
      );
    case 'open':
    case 'examples':
      return (
        <Dialog key={dialog} name={dialog} heading={headings.open} onClose={close}>
          {dialog === 'open' && <Input {...part} />}
          <Gallery {...part} palette={palette} />
        </Dialog>
      );
  }
}
