import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Engine, EngineDead } from '../engine/engine.ts';
import * as text from '../locales/en/page.ts';
import type { HistoryAction } from '../model/history.ts';
import { Caption } from '../rooms/explore/steps/Caption.tsx';
import { Filmstrip } from '../rooms/explore/steps/Filmstrip.tsx';
import { Legend } from '../rooms/explore/steps/Legend.tsx';
import { Outcome } from '../rooms/explore/steps/Outcome.tsx';
import { Pseudocode } from '../rooms/explore/steps/Pseudocode.tsx';
import { usePlaying } from '../rooms/explore/steps/playing.ts';
import { RuleChoices, StartingSet } from '../rooms/explore/steps/RuleChoices.tsx';
import { Stepper } from '../rooms/explore/steps/Stepper.tsx';
import { GameBar } from '../rooms/games/GameBar.tsx';
import { Board } from '../ui/board/Board.tsx';
import { usePalette } from '../ui/board/palette.ts';
import { ShowChoice } from '../ui/Choices.tsx';
import { Fetched, type FetchedProps, type Loads } from '../ui/Fetched.tsx';
import { useHistoryLater } from '../ui/following.ts';
import type { ChapterPlace } from '../ui/part.ts';
import type { Store } from '../ui/store.ts';
import { useBringing } from './bringing.ts';
import { Chapter } from './Chapter.tsx';
import { Gallery } from './Gallery.tsx';
import { Help } from './Help.tsx';
import { Input } from './Input.tsx';
import { commandOf } from './keys.ts';
import { NoticeLine, Refusal } from './Notice.tsx';
import { useRemembering } from './remembering.ts';
import { Share } from './Share.tsx';
import { Stopped } from './Stopped.tsx';
import { Tools } from './Tools.tsx';

interface Props {
  readonly engine: Engine;
  readonly store: Store;
  /** The idea in a few paragraphs, as the page has it without JavaScript too. */
  readonly idea: Node;
}

/** The whole page, or what is left of it when the engine has stopped. */
export function Page({ engine, store, idea }: Props) {
  const [error] = useErrorBoundary();
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    const onError = (event: ErrorEvent) => event.error instanceof EngineDead && setStopped(true);
    window.addEventListener('error', onError);
    return () => window.removeEventListener('error', onError);
  }, []);
  useRemembering(store);
  if (stopped || engine.dead) return <Stopped store={store} />;
  if (error) throw error;
  return <Spread engine={engine} store={store} idea={idea} />;
}

/** What the page told without JavaScript, in its place in the book. */
function Idea({ node }: { readonly node: Node }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(node), [node]);
  return <div ref={place} />;
}

/** Picture on the left page, text on the right; on a narrow screen one below the other. */
function Spread({ engine, store, idea }: Props) {
  const history = useHistoryLater(store);
  const state = history.present;
  const analyzed = store.analyze(state);
  const { run } = analyzed;
  const palette = usePalette(engine);
  const [help, setHelp] = useState(false);
  const { dispatch } = store;
  const playing = usePlaying(run, dispatch);

  // Before the first paint, so that no key is lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Two presses may come before the page has caught up with the first.
      const command = commandOf(event, store.analyze(store.history.present).run);
      if (!command) return;
      event.preventDefault();
      if (command.type === 'help') setHelp(true);
      else if (command.type === 'playOrPause') playing.toggle();
      else dispatch(command as HistoryAction);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  useBringing(state, dispatch);
  // The same element is not rendered again.
  const board = useMemo(() => <Board store={store} engine={engine} palette={palette} />, [store, engine, palette]);
  const part = { state, dispatch, engine };
  const fetched = (load: Loads<FetchedProps>) => (place: ChapterPlace) => (
    <Fetched load={load} props={{ ...part, palette, ...place }} />
  );
  return (
    <>
      <header class="head">
        <h1>{text.title}</h1>
        <p>{text.motto}</p>
        <button
          type="button"
          class="tool"
          aria-label={text.help.open}
          title={`${text.help.open} (?)`}
          onClick={() => setHelp(true)}
        >
          ?
        </button>
      </header>
      <main class="spread">
        <div class="picture">
          <Tools history={history} dispatch={dispatch} />
          {board}
          {run && <Stepper run={run} playing={playing} dispatch={dispatch} />}
        </div>
        <div class="text">
          <GameBar {...part} />
          <ShowChoice state={state} dispatch={dispatch} />
          {run ? <Caption state={state} run={run} dispatch={dispatch} /> : <Refusal problem={analyzed.problem} />}
          <NoticeLine state={state} dispatch={dispatch} />
          {run && state.start && (
            <aside class="aside">
              <StartingSet state={state} run={run} dispatch={dispatch} analyze={store.analyze} />
            </aside>
          )}
          {run && <Filmstrip state={state} run={run} palette={palette} dispatch={dispatch} />}
          {run && <Legend run={run} state={state} />}
          <div class="chapters">
            <Chapter {...part} id="idea" heading={text.chapter.idea} open>
              {() => <Idea node={idea} />}
            </Chapter>
            {run && (
              <>
                <Chapter {...part} id="outcome" heading={text.chapter.outcome}>
                  {() => <Outcome {...part} run={run} />}
                </Chapter>
                <Chapter {...part} id="prove" heading={text.chapter.prove}>
                  {fetched(() => import('../rooms/explore/prove/open.tsx'))}
                </Chapter>
                <Chapter {...part} id="race" heading={text.chapter.race}>
                  {fetched(() => import('../rooms/explore/race/open.tsx'))}
                </Chapter>
                <Chapter {...part} id="supports" heading={text.chapter.supports}>
                  {fetched(() => import('../rooms/explore/supports/open.tsx'))}
                </Chapter>
                <Chapter {...part} id="score" heading={text.chapter.score}>
                  {fetched(() => import('../rooms/explore/score/open.tsx'))}
                </Chapter>
                <Chapter {...part} id="matrix" heading={text.chapter.matrix}>
                  {() => <Fetched load={() => import('../rooms/explore/matrix/open.tsx')} props={{ ...part, run }} />}
                </Chapter>
                <Chapter {...part} id="algorithm" heading={text.chapter.pseudocode}>
                  {() => <Pseudocode run={run} />}
                </Chapter>
                <Chapter {...part} id="rules" heading={text.chapter.rules}>
                  {() => <RuleChoices {...part} run={run} analyze={store.analyze} />}
                </Chapter>
              </>
            )}
            {state.game && (
              <Chapter {...part} id="game" heading={text.chapter.game}>
                {fetched(() => import('../rooms/games/chart/open.tsx'))}
              </Chapter>
            )}
            <Chapter {...part} id="errata" heading={text.chapter.errata}>
              {fetched(() => import('../rooms/explore/errata/open.tsx'))}
            </Chapter>
            <Chapter {...part} id="gallery" heading={text.chapter.gallery}>
              {() => <Gallery {...part} palette={palette} />}
            </Chapter>
            <Chapter {...part} id="input" heading={text.chapter.input}>
              {() => <Input {...part} />}
            </Chapter>
            <Chapter {...part} id="share" heading={text.chapter.share} unlinked>
              {() => <Share {...part} run={run} />}
            </Chapter>
          </div>
        </div>
      </main>
      {help && <Help close={() => setHelp(false)} />}
    </>
  );
}
