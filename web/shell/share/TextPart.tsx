import { useState } from 'preact/hooks';
import * as words from '#locale/share.ts';
import { isGrid } from '../../engine/position.ts';
import { Choice } from '../../ui/Choices.tsx';
import { saveText } from '../../ui/export.ts';
import { Failed } from '../../ui/Failed.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { Copyable } from './Copyable.tsx';
import type { SharePartProps } from './props.ts';
import { type Format, layerOf, write } from './writing.ts';

const FORMATS: readonly Format[] = ['diagram', 'sgf', 'game', 'run', 'rows'];
/** Those of boards with layers; where edges are joined a layer is no plane, and only the first is left. */
const OF_LAYERS: readonly Format[] = ['rows', 'diagram', 'sgf'];

/** The position, the game or the run as a text; in space the rows, or the diagram or SGF of one layer. */
export function TextPart(props: SharePartProps) {
  const { run, game, names } = props;
  const isPlane = isGrid(props.state.position);
  const { layers = 1, form = 'box' } = props.state.position;
  const [format, setFormat] = useState<Format>(isPlane ? 'diagram' : 'rows');
  const [layer, setLayer] = useState(0);
  const isPart = !isPlane && format !== 'rows';
  const state = isPart ? { ...props.state, ...layerOf(props.state, layer) } : props.state;
  const formats = isPlane
    ? FORMATS.filter((each) => (each !== 'run' || run) && (each !== 'game' || game !== null))
    : form === 'box'
      ? OF_LAYERS
      : OF_LAYERS.slice(0, 1);
  const { position, marks, show, stepping, rules, start } = state;
  const key = JSON.stringify([format, position, marks, ...(format === 'run' ? [show, stepping, rules, start] : [])]);
  return (
    <section class="share-part">
      <Choice label={words.format} values={formats} names={words.formats} value={format} choose={setFormat} />
      {isPart && (
        <label class="wraps">
          {words.layer}
          <select value={layer} onChange={(event) => setLayer(Number(event.currentTarget.value))}>
            {Array.from({ length: layers }, (_, each) => (
              <option key={each} value={each}>
                {each + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="hint">{isPlane ? words.formatHints[format] : isPart ? words.oneLayer : words.onlyRows}</p>
      <Written
        key={key}
        {...props}
        state={state}
        names={isPart ? { ...names, position: `${names.position}-layer-${layer + 1}` } : names}
        format={format}
      />
    </section>
  );
}

function Written({ state, run, game, names, format }: SharePartProps & { readonly format: Format }) {
  const { value, failed, again } = useLoaded(() =>
    format === 'game' ? Promise.resolve('') : write(format, state, run),
  );
  if (failed) return <Failed again={again} />;
  const content = (format === 'game' ? game : value) ?? '';
  const isSgf = format !== 'diagram' && format !== 'rows';
  const type = isSgf ? 'application/x-go-sgf' : 'text/plain';
  return (
    <Copyable
      value={content}
      label={words.text}
      copy={words.copy}
      rows={8}
      save={() => saveText(content, type, `${names[format === 'game' ? 'game' : 'position']}.${isSgf ? 'sgf' : 'txt'}`)}
    />
  );
}
