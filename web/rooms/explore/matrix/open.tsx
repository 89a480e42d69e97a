import { adopt } from '../../../ui/adopt.ts';
import type { RunProps } from '../../../ui/page-props.ts';
import { Matrix } from './Matrix.tsx';
import style from './style.css?inline';

adopt(style);

/** The table of blocks and regions, with its look. */
function Opened(props: RunProps) {
  return <Matrix {...props} />;
}

export const open = () => Opened;
