import type { ComponentChildren } from 'preact';
import { panel as headings, notAnalysedHere } from '#locale/below.ts';
import type { Panel } from '../../../model/lenses/steps.ts';
import type { Analyzed, Run } from '../../../model/run.ts';
import type { State } from '../../../model/state.ts';
import { placeIn } from '../../../model/where.ts';
import { Fetched, type FetchedProps, type Loads } from '../../../ui/Fetched.tsx';
import { PanelBox } from './PanelBox.tsx';

export interface PanelsProps extends FetchedProps {
  /** Null for a position that cannot be analysed: the panels stay in place, and those that need a run say so. */
  readonly run: Run | null;
  readonly analyze: (state: State) => Analyzed;
  /** The idea in a few paragraphs. */
  readonly idea: () => ComponentChildren;
}

export const loadRules = () => import('../rules/open.tsx');

/** The panels below the steps, which explain the casting-out. */
export function Panels({ run, analyze, idea, ...pageProps }: PanelsProps) {
  const { where } = pageProps.state;
  const fetched = <P extends FetchedProps>(load: Loads<P>, props: P) => <Fetched load={load} props={props} says />;
  const box = (panel: Panel, content: () => ComponentChildren) => (
    <PanelBox
      key={panel}
      id={panel}
      heading={headings[panel]}
      openAtFirst={panel === 'idea'}
      isNamed={placeIn(where, 'steps')?.panel === panel}
      name={(isOpen) =>
        pageProps.dispatch({ type: 'visit', where: { room: 'explore', lens: 'steps', panel: isOpen ? panel : null } })
      }
    >
      {content}
    </PanelBox>
  );
  const ofRun = (panel: Panel, content: (run: Run) => ComponentChildren) =>
    box(panel, () => (run ? content(run) : <p>{notAnalysedHere}</p>));
  return (
    <div class="panels">
      {box('idea', idea)}
      {ofRun('result', (run) => fetched(() => import('../outcome/open.tsx'), { ...pageProps, run }))}
      {ofRun('regions', (run) => fetched(() => import('../matrix/open.tsx'), { ...pageProps, run }))}
      {ofRun('algorithm', (run) => fetched(() => import('../algorithm/open.tsx'), { ...pageProps, run }))}
      {ofRun('rules', (run) => fetched(loadRules, { ...pageProps, run, analyze }))}
      {ofRun('race', () => fetched(() => import('../race/open.tsx'), pageProps))}
      {box('errata', () => fetched(() => import('../errata/open.tsx'), pageProps))}
    </div>
  );
}
