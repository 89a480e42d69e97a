import { useState } from 'preact/hooks';
import * as words from '#locale/share.ts';
import { isGrid } from '../../engine/position.ts';
import { Choice } from '../../ui/Choices.tsx';
import { saveText } from '../../ui/export.ts';
import { Failed } from '../../ui/Failed.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { Copyable } from './Copyable.tsx';
import type { SharePartProps } from './props.ts';
import { type Format, write } from './writing.ts';

const FORMATS: readonly Format[] = ['diagram', 'sgf', 'game', 'run', 'rows'];
const NAMES = Object.fromEntries(FORMATS.map((each) => [each, words.formats[each].name])) as Record<Format, string>;

/** The position, the game or the run as a text. */
export function TextPart(props: SharePartProps) {
  const { state, run, game } = props;
  const hasFormats = isGrid(state.position);
  const [format, setFormat] = useState<Format>(hasFormats ? 'diagram' : 'rows');
  const formats = FORMATS.filter(
    (each) => (hasFormats || each === 'rows') && (each !== 'run' || run) && (each !== 'game' || game !== null),
  );
  const { position, marks, show, stepping, rules, start } = state;
  const key = JSON.stringify([format, position, marks, ...(format === 'run' ? [show, stepping, rules, start] : [])]);
  return (
    <section class="share-part">
      <Choice label={words.format} values={formats} names={NAMES} value={format} choose={setFormat} />
      <p class="hint">{hasFormats ? words.formats[format].hint : words.onlyRows}</p>
      <Written key={key} {...props} format={format} />
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
    <Copyable value={content} label={words.text} copy={words.copy} rows={8}>
      <button
        type="button"
        class="choice"
        disabled={content === ''}
        onClick={() =>
          saveText(content, type, `${names[format === 'game' ? 'game' : 'position']}.${isSgf ? 'sgf' : 'txt'}`)
        }
      >
        {words.save}
      </button>
    </Copyable>
  );
}
