import { practice } from '#locale/learn.ts';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import type { PageProps } from '../../../ui/page-props.ts';
import { PRACTICE, placeAt } from '../places.ts';

/** The ways into practice from the start of the room. */
export function PracticeEntry({ dispatch }: PageProps) {
  return (
    <p>
      <PlaceLink to={placeAt(PRACTICE)} isCurrent={false} dispatch={dispatch}>
        {practice}
      </PlaceLink>
    </p>
  );
}
