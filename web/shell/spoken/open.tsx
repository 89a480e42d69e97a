import { Printed } from './Printed.tsx';
import { Spoken } from './Spoken.tsx';

/** What a screen does not show: announcements of changes, and the address of the board on paper. */
export const open = () => (props: Parameters<typeof Spoken>[0]) => (
  <>
    <Spoken {...props} />
    <Printed state={props.history.present} />
  </>
);
