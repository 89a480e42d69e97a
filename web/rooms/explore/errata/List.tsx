import { useContext, useEffect, useRef } from 'preact/hooks';
import * as en from '#locale/errata.ts';
import { placeIn } from '../../../model/where.ts';
import type { Erratum } from '../../../scenes/errata.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { SaveReturnContext } from '../../../ui/return-path.ts';
import { isWide, Picture } from './Picture.tsx';

interface Props extends FetchedProps {
  readonly errata: readonly Erratum[];
}

/** Errors with the boards that show them, and the buttons that put these on the page. */
export function List({ errata, state, dispatch, engine, palette }: Props) {
  const saveReturn = useContext(SaveReturnContext);
  /** Where the list stays on the page, the top with the board, or the panel that is opened, comes into sight. */
  const opened = useRef(false);
  useEffect(() => {
    if (!opened.current) return;
    opened.current = false;
    const panel = placeIn(state.where, 'steps')?.panel;
    if (panel) document.querySelector(`#${panel} > summary`)?.scrollIntoView({ block: 'center' });
    else scrollTo(0, 0);
  }, [state.position, state.where]);
  return errata.map(({ id, words: { title, source, says }, cases }) => (
    <section key={id} aria-labelledby={`erratum-${id}`}>
      <h3 id={`erratum-${id}`}>{title}</h3>
      <p>
        <b>{en.printed}</b> {says} <span class="source">{source}</span>
      </p>
      {cases.map((each, index) => (
        <div key={each.text} class={`erratum-case ${isWide(each) ? 'wide' : ''}`}>
          <Picture engine={engine} palette={palette} shown={each} />
          <div>
            <p>{each.text}</p>
            <p class="buttons">
              {each.plays.map((play) => {
                const key = `${id}.${index}.${play.label}`;
                return (
                  <button
                    key={key}
                    data-focus={key}
                    type="button"
                    class="choice"
                    onClick={() => {
                      opened.current = true;
                      saveReturn?.(state, key);
                      // A turn is shown to be played.
                      const tools = play.isGame && ({ tool: 'play', captures: true } as const);
                      dispatch({ type: 'load', load: { ...play.load, ...tools } });
                    }}
                  >
                    {play.label}
                  </button>
                );
              })}
            </p>
          </div>
        </div>
      ))}
    </section>
  ));
}
