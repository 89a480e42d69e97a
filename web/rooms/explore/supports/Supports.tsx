import { useMemo, useState } from 'preact/hooks';
import * as en from '#locale/supports.ts';
import type { LensMarkKind, LensView } from '../../../engine/lens-view.ts';
import type { Supporter } from '../../../engine/support.ts';
import type { Point } from '../../../engine/types.ts';
import { isAnywhere, STEP_KEYS } from '../../../model/keys.ts';
import { placeIn } from '../../../model/where.ts';
import { PLACES_NOTHING } from '../../../ui/board/scene.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { isPlain } from '../../../ui/keys.ts';
import { Blocks } from '../../../ui/lens/Blocks.tsx';
import { Legend, Sample, viewOfMark } from '../../../ui/lens/Legend.tsx';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import { OnBoard } from '../../../ui/stage.tsx';
import { coverOf, isAlive, lossOf, marksOf, namesOf, positionWithout, standingOf } from './finding.ts';
import { type Inquiry, inquiryAt, placeOf, toggled } from './inquiry.ts';
import { oracleOf } from './oracle.ts';
import { answer, describePoint } from './words.ts';

/** With more supporters to choose from, the engine gives one cover. */
const CHOICES = 12;

/** The blocks of one color: who supports the chosen ones, and who falls with those taken away. */
export function Supports(props: FetchedProps & { readonly supporter: Supporter }) {
  const { state, engine, palette, dispatch, supporter } = props;
  const { position, stepping: color } = state;
  const { suicide } = state.rules;
  const oracle = useMemo(
    () => oracleOf(engine, supporter, position, color, suicide),
    [engine, supporter, position, color, suicide],
  );
  const { whole } = oracle;
  const place = placeIn(state.where, 'supports')?.supports ?? null;
  const inquiry = useMemo(() => inquiryAt(place, whole), [place, whole]);
  const [cursor, setCursor] = useState<Point>(whole.blocks[0]?.points[0] ?? 0);
  const { chosen, taken } = inquiry;
  const [tool, setTool] = useState<'chosen' | 'taken'>(taken.length > 0 && chosen.length === 0 ? 'taken' : 'chosen');
  const standing = useMemo(() => standingOf(oracle, chosen), [oracle, String(chosen)]);
  const loss = useMemo(() => lossOf(oracle, taken), [oracle, String(taken)]);
  const { support } = standing;
  const finding = { whole, ...standing, cover: coverOf(support, inquiry.cover), loss };
  const shown = useMemo(() => positionWithout(position, whole, taken), [position, whole, String(taken)]);
  const study = useMemo(() => engine.board(shown), [shown]);
  const marks = marksOf(finding, taken);
  if (whole.blocks.length === 0) return <p>{en.noBlocks({ color })}</p>;

  const covers = support && !loss ? support.covers.length : 0;
  const at = Math.min(inquiry.cover, covers - 1);
  const isOneOfMany = support && !loss && support.supporters.length - support.support.length > CHOICES;
  const change = (next: Inquiry) => {
    dispatch({ type: 'visit', where: { room: 'explore', lens: 'supports', supports: placeOf(next, whole) } });
  };
  const toggle = (set: 'chosen' | 'taken', point: Point) => {
    const block = whole.blocks.findIndex(({ points }) => points.includes(point));
    if (block >= 0) change(toggled(inquiry, set, block));
  };
  const turn = (to: number) => to >= 0 && to < covers && change({ ...inquiry, cover: to });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = STEP_KEYS[event.key];
    if ((direction !== 'back' && direction !== 'forward') || isAnywhere(event.key) || !isPlain(event)) return;
    turn(direction === 'back' ? at - 1 : at + 1);
    event.preventDefault();
  };

  const coverButton = (direction: 'back' | 'forward', to: number) => (
    <IconButton
      class="choice"
      icon={direction}
      label={en.coverSteps[direction]}
      aria-disabled={to < 0 || to === covers}
      onClick={() => turn(to)}
    />
  );
  const outlined = chosen
    .filter((block) => !taken.includes(block))
    .flatMap((block) => whole.blocks[block]?.points ?? []);
  const view: LensView = {
    color: null,
    moment: 0,
    layers: ['coordinates', 'labels'],
    marks: namesOf(finding, inquiry, position),
    lensMarks: marks,
    outlined,
  };
  const kinds = new Set<LensMarkKind>(marks.map(({ kind }) => kind));
  const entries = (['outline', 'cover', 'supporter', 'joined', 'alive', 'falls', 'gone'] as const).filter((kind) =>
    kind === 'outline' ? outlined.length > 0 : kinds.has(kind),
  );
  return (
    <section class="supports stack" aria-label={en.label}>
      <div class="buttons">
        <div class="segments" role="group" aria-label={en.tools}>
          {(['chosen', 'taken'] as const).map((each) => (
            <button key={each} type="button" class="choice" aria-pressed={tool === each} onClick={() => setTool(each)}>
              {en.tool[each]}
            </button>
          ))}
        </div>
        <button
          type="button"
          class="choice"
          aria-disabled={inquiry[tool].length === 0}
          onClick={() => change({ ...inquiry, [tool]: [], cover: 0 })}
        >
          {en.none[tool]}
        </button>
      </div>
      <div class="said" role="status">
        {answer(finding, inquiry, position).map((phrase, index) => (
          <p key={index} class={index ? '' : 'sentence long'}>
            <PhraseText phrase={phrase} />
          </p>
        ))}
        {isOneOfMany && <p class="hint">{en.oneOfMany}</p>}
        {covers > 1 && <p class="unseen">{en.coverPlace({ number: at + 1, all: covers })}</p>}
      </div>
      {covers > 1 && (
        <div class="wraps supports-covers">
          {coverButton('back', at - 1)}
          <span aria-hidden="true">{en.coverPlace({ number: at + 1, all: covers })}</span>
          {coverButton('forward', at + 1)}
        </div>
      )}
      <OnBoard
        palette={palette}
        line={en.line[tool]}
        keys={onKeyDown}
        scene={{
          study,
          position: shown,
          view,
          label: en.board,
          help: en.boardHelp,
          ...PLACES_NOTHING,
          cursor,
          moveCursor: setCursor,
          press: (point) => toggle(tool, point),
          remove: (point) => toggle('taken', point),
          describe: (point) => describePoint(finding, inquiry, position, point),
          describeDeps: [finding],
        }}
      />
      <Legend
        entries={entries.map((kind) => [
          kind,
          <Sample
            key={kind}
            engine={engine}
            palette={palette}
            on={kind === 'gone' ? null : color}
            view={viewOfMark(kind)}
          />,
          en.legend[kind],
        ])}
      />
      <p>{en.intro({ color })}</p>
      <Blocks
        facts={whole}
        position={position}
        label={en.blocks[tool]}
        about={(block) => en.blockAbout({ isAlive: isAlive(whole, block) })}
        isPressed={(block) => inquiry[tool].includes(block)}
        press={(block) => change(toggled(inquiry, tool, block))}
      />
    </section>
  );
}
