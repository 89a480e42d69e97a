import { adopt } from '../../../../ui/adopt.ts';
import type { PanelProps } from '../panel-props.ts';
import { Gallery } from './Gallery.tsx';
import { Named } from './Named.tsx';
import style from './style.css?inline';

adopt(style);

const Opened = ({ panel, ...props }: PanelProps) =>
  panel === 'named' ? <Named {...props} /> : <Gallery {...props} open={props.openBoard} />;

/** The groups with names, and the figures of the paper: one script for both. */
export const open = () => Opened;
