import { adopt } from '../../../ui/adopt.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import shared from '../../../ui/lens/style.css?inline';
import { Gallery } from './Gallery.tsx';
import style from './style.css?inline';

adopt(shared);
adopt(style);

export const open = () => (props: FetchedProps) => <Gallery {...props} />;
