import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import * as words from '#locale/share.ts';
import type { Engine } from '../../engine/engine.ts';
import { isGrid } from '../../engine/position.ts';
import type { Run } from '../../model/run.ts';
import type { State } from '../../model/state.ts';
import { viewOf } from '../../model/view.ts';
import { hasLens, type Lens, lensOf } from '../../model/where.ts';
import type { Embedded } from '../../rooms/explore/embedded.ts';
import { fetcherOf } from '../../rooms/explore/lenses.ts';
import { Choice } from '../../ui/Choices.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { AnyAuthor } from './AnyAuthor.tsx';
import { Copyable } from './Copyable.tsx';
import { codeFor, type Embedding, frameAddress, type Host, type Options } from './embedding.ts';
import { Preview } from './Preview.tsx';
import type { SharePartProps } from './props.ts';
import { write } from './writing.ts';

const HOSTS: readonly Host[] = ['page', 'mediaWiki', 'dokuWiki', 'frame'];
/** Those that can say that edges are joined. */
const WITH_OPTIONS = HOSTS.filter((host) => host !== 'dokuWiki');

/** What the reader chooses; the colour and the mode are those of the page until then. */
interface Chosen extends Omit<Options, 'rules' | 'topology' | 'round' | 'block' | 'color' | 'mode'> {
  readonly color: Options['color'] | null;
  readonly mode: Options['mode'] | null;
}

/** A lens on another page; null if elements lack it. */
async function embedded(lens: Lens, state: State, run: Run): Promise<Embedded | null> {
  const [script, classes] = (await fetcherOf(lens)?.()) ?? [];
  return script?.embed?.(state, run, classes ?? null) ?? null;
}

/** Code that puts the board on another page. */
export function EmbedPart({ state, run, engine, game, inGames, names }: SharePartProps) {
  const [host, setHost] = useState<Host>('page');
  const [content, setContent] = useState<'position' | 'game'>(
    // Only the main line can be played to a move.
    inGames && state.game?.line === 0 ? 'game' : 'position',
  );
  const [round, setRound] = useState<keyof typeof words.rounds>(
    inGames ? 'end' : state.place === '0' ? 'start' : 'here',
  );
  const { where, position } = state;
  const { form = 'box' } = position;
  const isPlane = isGrid(position);
  const lens = lensOf(where);
  const { value, failed, again } = useLoaded(async () => {
    const [text, shown] = await Promise.all([
      write(isPlane ? 'diagram' : 'rows', state, run),
      lens && run && embedded(lens, state, run),
    ]);
    return { text, shown };
  });
  const shown = value?.shown ?? null;
  const [chosen, setChosen] = useState<Chosen>({
    color: null,
    move: state.game && state.game.line === 0 ? state.game.move : null,
    controls: 'full',
    theme: 'auto',
    spacing: 28,
    editable: false,
    mode: null,
  });
  // A press on one field also leaves another: two changes before the next rendering.
  const set = (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change }));
  const takesOptions = host !== 'dokuWiki';
  const color = chosen.color ?? (inGames ? 'both' : shown ? state.stepping : state.show);
  const mode = chosen.mode ?? shown?.mode ?? 'steps';
  const ofGame = takesOptions && content === 'game' && game !== null;
  const size = useMemo(() => sizeOf(state, engine), [engine, position]);
  const embedding: Embedding = {
    options: {
      ...chosen,
      color,
      mode,
      rules: state.rules,
      topology: form,
      round: { start: '0', here: state.place, end: 'end' }[round],
      move: ofGame ? chosen.move : null,
      block: mode === 'steps' ? null : (shown?.block ?? null),
    },
    text: (ofGame ? game : value?.text) ?? '',
    folder: new URL('.', location.href),
    size,
  };
  const code = codeFor(host, embedding);
  if (failed) return <Failed again={again} />;
  return (
    <section class="share-part">
      <Choice
        label={words.place}
        values={form === 'box' ? HOSTS : WITH_OPTIONS}
        names={words.places}
        value={host}
        choose={setHost}
      />
      {(host === 'mediaWiki' || host === 'dokuWiki') && (
        <AnyAuthor host={host} state={state} name={names.position} diagram={isPlane ? (value?.text ?? '') : ''} />
      )}
      <Labelled label={words.each}>
        <Copyable value={embedding.text && code.each} label={words.each} copy={words.copyEach} rows={5} strong />
      </Labelled>
      {takesOptions ? (
        <fieldset class="embed-options" aria-label={words.options}>
          {game !== null && (
            <Select
              label={words.content}
              values={CONTENTS}
              names={words.contents}
              value={content}
              choose={setContent}
            />
          )}
          {ofGame && (
            <NumberField label={words.move} value={chosen.move} least={0} most={99_999} set={(move) => set({ move })} />
          )}
          <Select
            label={words.color}
            values={COLORS}
            names={words.colors}
            value={color}
            choose={(color) => set({ color })}
          />
          <Select
            label={words.mode}
            values={MODES.filter((mode) => hasLens(position, LENS_OF[mode]))}
            names={words.modes}
            value={mode}
            choose={(mode) => set({ mode })}
          />
          <Select label={words.round} values={ROUNDS} names={words.rounds} value={round} choose={setRound} />
        </fieldset>
      ) : (
        <p class="hint">{words.noOptions}</p>
      )}
      {lens && isLacking(lens) && <p class="hint">{words.onlySteps[lens]}</p>}
      {shown?.isUnderWay && mode !== 'steps' && <p class="hint">{words.fromStart[mode]}</p>}
      <Labelled label={words.once[host]}>
        <Copyable value={code.once} label={words.once[host]} copy={words.copyOnce} rows={host === 'frame' ? 4 : 2} />
      </Labelled>
      <p class="hint">{words.hosted}</p>
      {takesOptions && (
        <details class="embed-more">
          <summary>{words.moreOptions}</summary>
          <fieldset class="embed-options" aria-label={words.moreOptions}>
            <Select
              label={words.controls}
              values={CONTROLS}
              names={words.controlled}
              value={chosen.controls}
              choose={(controls) => set({ controls })}
            />
            <Select
              label={words.theme}
              values={THEMES}
              names={words.themes}
              value={chosen.theme}
              choose={(theme) => set({ theme })}
            />
            <NumberField
              label={words.spacing}
              value={chosen.spacing}
              least={4}
              most={100}
              set={(spacing) => set({ spacing: spacing ?? 28 })}
            />
            <label class="check embed-check">
              <input
                type="checkbox"
                checked={chosen.editable}
                onChange={(event) => set({ editable: event.currentTarget.checked })}
              />
              {words.editable}
            </label>
          </fieldset>
        </details>
      )}
      {state.start && <p class="hint">{words.noStart}</p>}
      {host === 'frame' && (mode !== 'steps' || !isPlane) && <p class="hint">{words.noModeInFrame}</p>}
      {/* The frame has no origin, so that the script for space may not be allowed to it. */}
      {takesOptions && embedding.text && isPlane && <Preview address={frameAddress(embedding)} />}
    </section>
  );
}

const CONTENTS = ['position', 'game'] as const;
const COLORS = ['black', 'white', 'both'] as const;
const MODES = ['steps', 'capture', 'try', 'eyes'] as const;
/** The lens of each mode. */
const LENS_OF = { steps: 'steps', capture: 'prove', try: 'prove', eyes: 'eyes' } as const satisfies Record<
  string,
  Lens
>;
/** The lenses of which the reader may expect that elements have them. */
const isLacking = (lens: Lens): lens is keyof typeof words.onlySteps => lens in words.onlySteps;
const ROUNDS = ['start', 'here', 'end'] as const;
const CONTROLS = ['full', 'steps', 'none'] as const;
const THEMES = ['auto', 'pale', 'dim'] as const;

/** The width of both pictures of a board in space, in widths of its layers, and at most, in spacings. */
const [BESIDE, WIDEST] = [1.7, 32];
/** The controls below the solid, in spacings. */
const TURNS = 4;

/** The size of the board in an element, in spacings; in space that of its two pictures, roughly. */
function sizeOf(state: State, engine: Engine): Embedding['size'] {
  const layers = engine.board(state.position).size(viewOf(state, null));
  if (isGrid(state.position)) return layers;
  const width = Math.min(layers.width * BESIDE, WIDEST);
  return { width, height: width / 2 + TURNS };
}

function Labelled({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <span class="label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  /** The values in their order. */
  readonly values: readonly T[];
  readonly names: Readonly<Partial<Record<T, string>>>;
  readonly value: T;
  readonly choose: (value: T) => void;
}

function Select<T extends string>({ label, values, names, value, choose }: SelectProps<T>) {
  return (
    <label class="embed-option">
      <span class="label">{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  /** Called with null while the field is empty. */
  readonly set: (value: number | null) => void;
}

function NumberField({ label, value, least, most, set }: NumberProps) {
  /** A number that is being typed, which a rendering in between must not undo. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label class="embed-option">
      <span class="label">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? value ?? ''}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          setTyped(null);
          set(Number.isNaN(valueAsNumber) ? null : Math.min(most, Math.max(least, Math.round(valueAsNumber))));
        }}
      />
    </label>
  );
}
