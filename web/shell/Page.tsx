import { useEffect, useErrorBoundary, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as text from '#locale/page.ts';
import { asksToStay } from '#locale/run.ts';
import { type Engine, EngineDead } from '../engine/engine.ts';
import type { HistoryAction } from '../model/history.ts';
import { destinationsFrom } from '../model/navigation.ts';
import type { Run } from '../model/run.ts';
import type { State } from '../model/state.ts';
import { loadOf } from '../model/update.ts';
import { hasLens, LENSES, lensOf, startOf, stepsRun } from '../model/where.ts';
import { Explore } from '../rooms/explore/Explore.tsx';
import { ProveLink } from '../rooms/explore/steps/ProveLink.tsx';
import { Games } from '../rooms/games/Games.tsx';
import { usePalette } from '../ui/board/palette.ts';
import { useDeferredHistory, usePainted } from '../ui/deferred.ts';
import { Fetched } from '../ui/Fetched.tsx';
import { settleFocus } from '../ui/focus.ts';
import { HighlightContext } from '../ui/highlight.ts';
import { usePlaying } from '../ui/playing.ts';
import { type SaveReturn, SaveReturnContext } from '../ui/return-path.ts';
import { Stage, StageContext } from '../ui/stage.tsx';
import type { Store } from '../ui/store.ts';
import { useSubscribed } from '../ui/subscribed.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { Column } from './Column.tsx';
import { focusBoard, Header } from './Header.tsx';
import { commandOf } from './keys.ts';
import { loadBeginning } from './load-beginning.ts';
import { NoticeLine } from './Notice.tsx';
import { usePasteAndDrop } from './pasting.ts';
import { usePersistence } from './persistence.ts';
import { useRooms } from './rooms.ts';
import { Stopped } from './Stopped.tsx';

interface Props {
  readonly engine: Engine;
  readonly store: Store;
  /** The idea in a few paragraphs, as the page has it without JavaScript too. */
  readonly idea: Node;
}

/** The time after the first board at which parts are fetched that nobody has asked for, in milliseconds. */
const AHEAD = 3000;

/** The whole page, or a message when the engine has stopped. */
export function Page({ engine, store, idea }: Props) {
  const [error] = useErrorBoundary();
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    const onError = (event: ErrorEvent) => event.error instanceof EngineDead && setStopped(true);
    window.addEventListener('error', onError);
    return () => window.removeEventListener('error', onError);
  }, []);
  usePersistence(store);
  useEffect(() => {
    // Fetched after the first board: before it there is nothing to keep.
    const start = store.history;
    const stop = import('./recording.ts').then(({ startRecording }) => startRecording(store, start));
    stop.catch(reportError);
    return () =>
      void stop.then(
        (end) => end(),
        () => {},
      );
  }, [store]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // It may fail: nobody has asked for it yet.
      import('./ahead.ts').then(({ fetchAhead }) => fetchAhead(store)).catch(() => {});
    }, AHEAD);
    return () => clearTimeout(timer);
  }, [store]);
  if (stopped || engine.dead) return <Stopped store={store} />;
  if (error) throw error;
  return <Spread engine={engine} store={store} idea={idea} />;
}

const loadLearn = () => import('../rooms/learn/open.tsx');

const loadExampleLine = async () => ({ open: (await import('./open/open.tsx')).openLine });

/** The text of the page without JavaScript, moved into its panel. */
function Idea({ node }: { readonly node: Node }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(node), [node]);
  return <div ref={place} />;
}

/** The steps of a run, to be played. */
function walkOf({ facts, moment }: Run, dispatch: (action: HistoryAction) => void) {
  return {
    at: facts.places[moment] ?? '0',
    atEnd: moment === facts.places.length - 1,
    forward: () => dispatch({ type: 'go', place: destinationsFrom(facts, moment).forward }),
    restart: () => dispatch({ type: 'go', place: '0' }),
  };
}

/** Picture on the left page, text on the right; on a narrow screen one below the other. */
function Spread({ engine, store, idea }: Props) {
  const [stage] = useState(() => new Stage());
  // The board of a lens or room is rendered with the text.
  const history = useDeferredHistory(store, stage.isEmpty);
  const isPainted = usePainted();
  const waits = useSubscribed(store, ({ waits }) => waits);
  const state = history.present;
  const { where } = state;
  const lens = lensOf(where);
  const { run } = store.analyze(state);
  /** The run, if the page steps through it. */
  const stepped = stepsRun(where) ? run : null;
  const palette = usePalette(engine);
  /** The state to return to, and the label of the button that left it. */
  const [returnTo, setReturnTo] = useState<{ readonly state: State; readonly by: string } | null>(null);
  useEffect(() => {
    if (returnTo?.state.position === state.position) setReturnTo(null);
  }, [state.position]);
  const { dispatch } = store;
  const rooms = useRooms(state, dispatch);
  const playing = usePlaying(stepped && walkOf(stepped, dispatch));

  // A layout effect, so that keys work from the first paint on.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Two presses may come before the page has caught up with the first.
      const now = store.history.present;
      const command = commandOf(event, now, store.analyze(now).run, stage.staged.keys);
      if (!command) return;
      event.preventDefault();
      if (command.type === 'playOrPause') playing.toggle();
      else if (command.type === 'focusBoard') focusBoard();
      else if (command.type === 'lens') {
        // The tab leads to the last place in its lens.
        const at = LENSES.filter((each) => hasLens(now.position, each)).indexOf(command.lens);
        const tab = document.querySelectorAll<HTMLElement>('.lenses a')[at];
        if (tab) tab.click();
        else dispatch({ type: 'visit', where: startOf(command.lens) });
      } else dispatch(command as HistoryAction);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  useLayoutEffect(() => {
    const { room } = rooms;
    document.title = text.windowTitle({ place: lens && room === 'explore' ? text.lens[lens] : text.room[room] });
  }, [where, rooms.room]);

  usePasteAndDrop(state, dispatch);
  const saveReturn: SaveReturn = (from, by) => setReturnTo({ state: returnTo?.state ?? from, by });
  // Both: what had the focus may give it back only after the first.
  useLayoutEffect(settleFocus);
  useEffect(settleFocus);
  const pageProps = { state, dispatch, engine, palette };
  const notice = (
    <NoticeLine state={state} dispatch={dispatch}>
      {stepped && <ProveLink state={state} run={stepped} dispatch={dispatch} />}
    </NoticeLine>
  );
  const lines = (
    <>
      {state.example && <Fetched load={loadExampleLine} props={pageProps} />}
      {returnTo && returnTo.state.position !== state.position && (
        <p class="hint">
          <button
            type="button"
            class="link"
            onClick={() => {
              dispatch({ type: 'load', load: loadOf(returnTo.state), focus: returnTo.by });
              setReturnTo(null);
            }}
          >
            {text.back}
          </button>
        </p>
      )}
      {waits && (
        <p class="hint" role="status">
          {text.loading}
        </p>
      )}
      {notice}
      {lens && state.game && <Fetched load={() => import('../rooms/games/GameLine.tsx')} props={pageProps} />}
    </>
  );
  return (
    <StageContext.Provider value={stage}>
      <HighlightContext.Provider value={store.highlight}>
        <SaveReturnContext.Provider value={saveReturn}>
          <Header {...rooms} dispatch={dispatch} />
          <main class={`spread ${rooms.room}`} aria-busy={waits}>
            <Column history={history} store={store} palette={palette} stage={stage} />
            <div class="text">
              {where.room === 'learn' ? (
                <>
                  {notice}
                  <Fetched load={loadLearn} props={pageProps} says />
                </>
              ) : lens === null ? (
                <>
                  {lines}
                  <Games {...pageProps} />
                </>
              ) : (
                <Explore
                  {...pageProps}
                  lens={lens}
                  analyze={store.analyze}
                  playing={playing}
                  isPainted={isPainted}
                  idea={() => <Idea node={idea} />}
                  beginning={
                    <Fetched
                      load={loadBeginning}
                      props={{ ...pageProps, run }}
                      meanwhile={<p class="question">{asksToStay({ color: state.stepping })}</p>}
                    />
                  }
                >
                  {lines}
                </Explore>
              )}
            </div>
          </main>
          <Fetched
            load={() => import('./dialogs/open.tsx')}
            props={{ ...pageProps, run, stage }}
            meanwhile={
              state.dialog && (
                <div class="fetching">
                  <Waiting />
                </div>
              )
            }
          />
        </SaveReturnContext.Provider>
      </HighlightContext.Provider>
    </StageContext.Provider>
  );
}
