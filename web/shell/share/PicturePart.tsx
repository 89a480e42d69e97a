import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as words from '#locale/share.ts';
import { viewOf } from '../../model/view.ts';
import { Choice } from '../../ui/Choices.tsx';
import { save, saveText } from '../../ui/export.ts';
import { Failed } from '../../ui/Failed.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { Copyable } from './Copyable.tsx';
import { paintOn, pngOf, sizeOf } from './png.ts';
import type { SharePartProps } from './props.ts';
import { writeSvg } from './writing.ts';

const FILES = ['png', 'svg'] as const;
const GROUNDS = ['board', 'none'] as const;
const SIZES = ['1', '2', '4'] as const;

/** The board as it is shown, as a picture. */
export function PicturePart(props: SharePartProps) {
  const { state, run, engine, names } = props;
  const [file, setFile] = useState<(typeof FILES)[number]>('png');
  const [ground, setGround] = useState<(typeof GROUNDS)[number]>('board');
  const [size, setSize] = useState<(typeof SIZES)[number]>('1');
  const [said, setSaid] = useState('');
  const preview = useRef<HTMLCanvasElement>(null);
  const { position } = state;
  const study = useMemo(() => run?.study ?? engine.board(position), [run?.study, engine, position]);
  const view = { ...viewOf(state, run), ground: ground === 'board' };
  const palette = engine.palette(ground === 'board' ? 'pale' : 'paper');
  const { width, height } = sizeOf(study.size(view), Number(size));
  const key = JSON.stringify([position, state.rules, state.start, view]);
  useLayoutEffect(() => {
    if (preview.current) paintOn(preview.current, study, view, 1, palette);
  }, [key]);
  const savePng = async () => {
    setSaid('');
    const blob = await pngOf(study, view, Number(size), palette);
    if (blob) save(blob, `${names.position}.png`);
    else setSaid(words.notDrawn);
  };
  return (
    <section class="share-part share-picture">
      <canvas class={`preview ground-${ground}`} ref={preview} role="img" aria-label={words.preview} />
      <div class="share-part">
        <Choice label={words.file} values={FILES} names={words.files} value={file} choose={setFile} />
        <Choice label={words.ground} values={GROUNDS} names={words.grounds} value={ground} choose={setGround} />
        {ground === 'none' && <p class="hint">{words.groundHelp}</p>}
        {file === 'png' ? (
          <>
            <Choice label={words.size} values={SIZES} names={words.sizes} value={size} choose={setSize} />
            <p class="hint">{words.pixels(width, height)}</p>
            <div class="buttons">
              <button type="button" class="choice" onClick={savePng}>
                {words.save}
              </button>
            </div>
            <p class="copyable-said" role="status">
              {said}
            </p>
          </>
        ) : (
          <Svg key={key} {...props} ground={ground === 'board'} />
        )}
      </div>
    </section>
  );
}

function Svg({ state, run, names, ground }: SharePartProps & { readonly ground: boolean }) {
  const { value, failed, again } = useLoaded(() => writeSvg(state, run, ground));
  if (failed) return <Failed again={again} />;
  const saveIt = () => value && saveText(value, 'image/svg+xml', `${names.position}.svg`);
  return (
    <Copyable value={value ?? ''} label={words.text} copy={words.copy} rows={4}>
      <button type="button" class="choice" disabled={!value} onClick={saveIt}>
        {words.save}
      </button>
    </Copyable>
  );
}
