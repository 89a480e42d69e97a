import { adopt } from '../../../../ui/adopt.ts';
import type { PanelProps } from '../Panels.tsx';
import { Gallery } from './Gallery.tsx';
import style from './style.css?inline';

adopt(style);

const Opened = ({ analyst, palette, dispatch, openBoard }: PanelProps) => (
  <Gallery analyst={analyst} palette={palette} dispatch={dispatch} open={openBoard} />
);

export const open = () => Opened;
