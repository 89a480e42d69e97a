import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { panels as headings } from '#locale/eyes.ts';
import type { EyeAnalyst } from '../../../engine/eyes.ts';
import type { EyesPlace } from '../../../model/lenses/eyes.ts';
import { placeIn } from '../../../model/where.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import { Fetched, type FetchedProps } from '../../../ui/Fetched.tsx';
import { SaveReturnContext } from '../../../ui/return-path.ts';
import { PanelBox } from '../below/PanelBox.tsx';
import type { PanelProps } from './panel-props.ts';
import { PANELS, type Panel } from './place.ts';

/**
 * Brings the board and what is said of its group into sight, with the buttons below that. At once, so that each
 * begins where the last has ended; the verdict has its way if there is no room for all.
 */
function showVerdict(): void {
  const said = document.querySelector('.eyes .said');
  for (const part of [document.querySelector('.board'), said?.nextElementSibling, said])
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** The panels below the lens: galleries, and the opened game. */
export function Panels(props: FetchedProps & { readonly analyst: EyeAnalyst }) {
  const { state, dispatch } = props;
  const saveReturn = useContext(SaveReturnContext);
  const here = placeIn(state.where, 'eyes');
  const { part: named, group = '' } = here?.eyes ?? {};
  const at = (eyes: EyesPlace | null) => ({ room: 'explore', lens: 'eyes', eyes }) as const;
  const panelProps = (panel: Panel): PanelProps => ({
    ...props,
    panel,
    openBoard(position, id) {
      saveReturn?.(state, id);
      const where = at({ group: '', part: panel, step: 0 });
      // The button of a reader at the keyboard is out of sight from then on.
      const focus = document.activeElement?.matches(':focus-visible') ? 'board' : undefined;
      dispatch({ type: 'load', load: { position, show: 'white', where }, focus });
      afterPaint(showVerdict);
    },
    showNamed: (id) => dispatch({ type: 'visit', where: at({ group, part: 'named', step: 0 }), focus: id }),
  });
  const box = (panel: Panel, content: () => ComponentChildren) => (
    <PanelBox
      key={panel}
      id={`eyes-${panel}`}
      heading={headings[panel]}
      isNamed={named === panel}
      name={(isOpen) =>
        dispatch({
          type: 'visit',
          where: { ...here, ...at(isOpen || group ? { group, part: isOpen ? panel : '', step: 0 } : null) },
        })
      }
    >
      {content}
    </PanelBox>
  );
  const contents: Readonly<Record<Panel, () => ComponentChildren>> = {
    named: () => <Fetched load={() => import('./gallery/open.tsx')} props={panelProps('named')} says />,
    shapes: () => <Fetched load={() => import('./shapes/open.tsx')} props={panelProps('shapes')} says />,
    figures: () => <Fetched load={() => import('./gallery/open.tsx')} props={panelProps('figures')} says />,
    game: () => <Fetched load={() => import('./game/open.tsx')} props={props} says />,
  };
  return <div class="panels">{PANELS.map((panel) => box(panel, contents[panel]))}</div>;
}
