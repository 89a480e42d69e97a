import { all } from '#locale/learn.ts';
import { PlaceLink } from '../../ui/PlaceLink.tsx';
import type { PageProps } from '../../ui/page-props.ts';
import { START } from './places.ts';

/** The way back to the list of lessons. */
export function BackToStart({ dispatch }: PageProps) {
  return (
    <p>
      <PlaceLink to={START} isCurrent={false} dispatch={dispatch}>
        {all}
      </PlaceLink>
    </p>
  );
}
