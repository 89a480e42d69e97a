import { adopt } from '../../../../ui/adopt.ts';
import type { PanelProps } from '../Panels.tsx';
import { Shapes } from './Shapes.tsx';
import style from './style.css?inline';

adopt(style);

const Opened = ({ analyst, openBoard }: PanelProps) => <Shapes analyst={analyst} open={openBoard} />;

export const open = () => Opened;
