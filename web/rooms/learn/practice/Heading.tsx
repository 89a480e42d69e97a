import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import type { PageProps } from '../../../ui/page-props.ts';
import { practicePlace } from './places.ts';

interface Props extends PageProps {
  readonly title: string;
  /** The way back; to all of practice by default. */
  readonly back?: ComponentChildren;
  /** False where the focus is to be on something else. */
  readonly takesFocus?: boolean;
}

/** The title of a part of practice, and the way back to all of them. */
export function Heading({ title, back, takesFocus = true, dispatch }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever comes from the list goes on here.
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body && navigator.userActivation?.hasBeenActive)
      heading.current?.focus();
  }, []);
  return (
    <>
      {back ?? (
        <p>
          <PlaceLink to={practicePlace({ is: 'start' })} isCurrent={false} dispatch={dispatch}>
            {text.all}
          </PlaceLink>
        </p>
      )}
      <h2 class="question" ref={heading} tabIndex={-1}>
        {title}
      </h2>
    </>
  );
}
