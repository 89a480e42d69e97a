import { adopt } from '../../../ui/adopt.ts';
import type { PageProps } from '../../../ui/page-props.ts';
import { Race } from './Race.tsx';
import style from './style.css?inline';

adopt(style);

/** The panel of the race, with its styles. */
function Opened(props: PageProps) {
  const { position, stepping, rules } = props.state;
  // Another position is another race.
  const key = [position.columns, position.stones, stepping, rules.suicide, rules.regions].join(' ');
  return <Race key={key} {...props} />;
}

export const open = () => Opened;
