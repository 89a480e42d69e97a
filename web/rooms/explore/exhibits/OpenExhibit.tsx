import { useMemo, useState } from 'preact/hooks';
import * as en from '#locale/space-gallery.ts';
import { otherColor } from '../../../engine/position.ts';
import type { Point, Rules } from '../../../engine/types.ts';
import { HOME, placeIn, type Where } from '../../../model/where.ts';
import type { Exhibit, Step } from '../../../scenes/exhibits.ts';
import { PLACES_NOTHING } from '../../../ui/board/scene.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { destinationsOf, keysOf } from '../../../ui/lens/steps.ts';
import { OnBoard, Transport } from '../../../ui/stage.tsx';
import { ExhibitSteps } from './ExhibitSteps.tsx';
import { viewOf, wordsAt } from './view.ts';
import { boardsOf, boardWords, wordsOf } from './words.ts';

interface Props extends FetchedProps {
  readonly exhibit: Exhibit;
  readonly next: Exhibit;
  readonly go: (step: number) => void;
  /** Opens another exhibit, or the list. */
  readonly open: (exhibit: Exhibit | null) => void;
}

/** An exhibit: its board on the stage, its idea, its steps and its source. */
export function OpenExhibit({ state, dispatch, engine, palette, exhibit, next, go, open }: Props) {
  const { steps } = exhibit;
  const { title, idea, source } = wordsOf(exhibit);
  const last = steps.length - 1;
  const at = Math.min(stepIn(state.where), last);
  const step = steps[at];
  const [cursor, setCursor] = useState<Point>(0);
  const study = useMemo(() => {
    if (!step) return null;
    // Where blocks connect against the rules, some of them cannot be analysed.
    if (step.turn) return engine.board(step.position);
    return engine.study(step.position, { colors: ['black'], rules: rulesOf(step) });
  }, [engine, step]);
  if (!step || !study) return null;
  const { position } = step;
  const view = viewOf(exhibit, at, study);

  const destinations = destinationsOf(at, last);
  /** A stone whose absence is a step is taken away by a press, and put back by another one. */
  const press = (point: Point) => {
    setCursor(point);
    const without = steps.findIndex((each) => each.without === point);
    if (without > 0) go(without === at ? 0 : without);
  };
  const take = () => {
    const toPlay = steps[at + 1]?.turn?.color ?? (step.turn ? otherColor(step.turn.color) : 'black');
    dispatch({ type: 'load', load: { position, rules: rulesOf(step), toPlay, where: HOME } });
  };
  const boards = boardsOf(exhibit);
  /** The one on the stage, or the one from which it has been played. */
  const shown = steps.slice(0, at + 1).findLast(({ turn }) => !turn);
  return (
    <section class="exhibit stack" aria-label={en.label}>
      <OnBoard
        palette={palette}
        line={en.line({ title })}
        keys={keysOf(destinations, go)}
        scene={{
          study,
          position,
          view,
          label: en.board({ title }),
          help: en.boardHelp,
          ...PLACES_NOTHING,
          cursor,
          moveCursor: setCursor,
          press,
          describe: (point) => wordsAt(step, view, study, point),
          describeDeps: [step],
        }}
      />
      <Transport>
        <ExhibitSteps key={exhibit.id} exhibit={exhibit} at={at} destinations={destinations} go={go} />
      </Transport>
      <p>
        <button type="button" class="link" onClick={() => open(null)}>
          {en.all}
        </button>
      </p>
      <h2 class="question">{title}</h2>
      <p>{idea}</p>
      {boards.length > 1 && (
        <div class="buttons" role="group" aria-label={en.choices}>
          {boards.map((each) => {
            const { name } = boardWords(exhibit, each);
            return (
              <button
                key={name}
                type="button"
                class="choice"
                aria-pressed={each === shown}
                onClick={() => go(steps.indexOf(each))}
              >
                {name}
              </button>
            );
          })}
        </div>
      )}
      <p class="hint">{en.source({ source })}</p>
      <div class="buttons">
        <button type="button" class="choice strong" onClick={take}>
          {en.take}
        </button>
        <button type="button" class="choice" onClick={() => open(next)}>
          {en.next({ title: wordsOf(next).title })}
        </button>
      </div>
    </section>
  );
}

const rulesOf = ({ suicide }: Step): Rules => ({ suicide, regions: 'small' });

const stepIn = (where: Where): number => placeIn(where, 'gallery')?.step ?? 0;
