import { adopt } from '../../../../ui/adopt.ts';
import type { PanelProps } from '../panel-props.ts';
import { Shapes } from './Shapes.tsx';
import style from './style.css?inline';

adopt(style);

const Opened = ({ analyst, openBoard, showNamed }: PanelProps) => (
  <Shapes analyst={analyst} open={openBoard} showNamed={showNamed} />
);

export const open = () => Opened;
