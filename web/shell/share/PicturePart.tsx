import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as words from '#locale/share.ts';
import { isGrid } from '../../engine/position.ts';
import { Choice } from '../../ui/Choices.tsx';
import { canCopyPictures, copyPicture, save, saveText } from '../../ui/export.ts';
import { Failed } from '../../ui/Failed.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { useStaged } from '../../ui/stage.tsx';
import { Copyable } from './Copyable.tsx';
import { type Drawing, drawingIn, drawingOf, PICTURES, writeSvg } from './drawing.ts';
import { paintOn, pngOf, sizeOf } from './png.ts';
import type { SharePartProps } from './props.ts';

const FILES = ['png', 'svg'] as const;
const GROUNDS = ['board', 'none'] as const;
const SIZES = ['1', '2', '4'] as const;
const SIZE_NAMES = { 1: words.sizes.once, 2: words.sizes.twice, 4: words.sizes.fourTimes };

/** The board as it is shown, as a picture. */
export function PicturePart({ state, run, engine, names, stage }: SharePartProps) {
  const [which, setWhich] = useState<(typeof PICTURES)[number]>('solid');
  const [file, setFile] = useState<(typeof FILES)[number]>('png');
  const [ground, setGround] = useState<(typeof GROUNDS)[number]>('board');
  const [size, setSize] = useState<(typeof SIZES)[number]>('1');
  const [said, setSaid] = useState('');
  const preview = useRef<HTMLCanvasElement>(null);
  const { scene } = useStaged(stage);
  const onBoard = useMemo(() => drawingOf(scene, state, run, engine), [scene, state, run]);
  const shown = drawingIn(onBoard, which, stage.inSpace);
  const drawing = { ...shown, view: { ...shown.view, ground: ground === 'board' } };
  const palette = engine.palette(ground === 'board' ? 'pale' : 'paper');
  const picture = () => ({ ...drawing, palette });
  const { study, view } = drawing;
  const { width, height } = sizeOf(study.size(view), Number(size));
  const key = JSON.stringify([drawing.position, drawing.options, drawing.view]);
  useLayoutEffect(() => {
    if (preview.current) paintOn(preview.current, picture(), 1);
  }, [key]);
  const savePng = async () => {
    setSaid('');
    const blob = await pngOf(picture(), Number(size));
    if (blob) save(blob, `${names.position}.png`);
    setSaid(blob ? words.saved : words.notDrawn);
  };
  const copyPng = async () => {
    setSaid('');
    const drawn = pngOf(picture(), Number(size)).then((blob) => blob ?? Promise.reject(new Error(words.notDrawn)));
    const isCopied = await copyPicture(drawn);
    setSaid(isCopied ? words.copied : words.pictureNotCopied);
  };
  return (
    <section class="share-part share-picture">
      <canvas class={`preview ground-${ground}`} ref={preview} role="img" aria-label={words.preview} />
      <div class="share-part">
        {!isGrid(drawing.position) && (
          <Choice label={words.which} values={PICTURES} names={words.pictures} value={which} choose={setWhich} />
        )}
        <Choice label={words.file} values={FILES} names={words.files} value={file} choose={setFile} />
        <Choice label={words.ground} values={GROUNDS} names={words.grounds} value={ground} choose={setGround} />
        {ground === 'none' && <p class="hint">{words.groundHelp}</p>}
        {file === 'png' ? (
          <>
            <Choice label={words.size} values={SIZES} names={SIZE_NAMES} value={size} choose={setSize} />
            <p class="hint">{words.pixels({ width, height })}</p>
            <div class="buttons">
              <button type="button" class="choice strong" onClick={savePng}>
                {words.save}
              </button>
              {canCopyPictures() && (
                <button type="button" class="choice" onClick={copyPng}>
                  {words.copyPicture}
                </button>
              )}
            </div>
            <p class="copyable-said" role="status">
              {said}
            </p>
          </>
        ) : (
          <Svg key={key} drawing={drawing} name={names.position} />
        )}
      </div>
    </section>
  );
}

interface SvgProps {
  readonly drawing: Drawing;
  readonly name: string;
}

function Svg({ drawing, name }: SvgProps) {
  const { value, failed, again } = useLoaded(() => writeSvg(drawing));
  if (failed) return <Failed again={again} />;
  const saveIt = () => value && saveText(value, 'image/svg+xml', `${name}.svg`);
  return <Copyable value={value ?? ''} label={words.text} copy={words.copy} rows={4} save={saveIt} />;
}
