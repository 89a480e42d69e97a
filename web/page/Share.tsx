import { useState } from 'preact/hooks';
import type { Texts } from '../engine/texts.ts';
import { encode, fitsInLink } from '../model/address.ts';
import * as text from '../model/catalogue/panels-en.ts';
import { plain } from '../model/phrase.ts';
import { analysisOptions, type Run } from '../model/run.ts';
import { momentSentence } from '../model/sentence.ts';
import type { State } from '../model/state.ts';
import { viewOf } from '../model/view.ts';
import { Choice } from './Choices.tsx';
import { copyText, pngOf, save } from './export.ts';
import { Failed } from './Failed.tsx';
import type { PartProps } from './part.ts';
import { useTexts } from './texts.ts';

const FORMATS = ['diagram', 'sgf', 'run', 'rows', 'svg', 'png'] as const;
type Format = (typeof FORMATS)[number];

const ENDING: Readonly<Record<Format, string>> = {
  diagram: 'txt',
  sgf: 'sgf',
  run: 'sgf',
  rows: 'txt',
  svg: 'svg',
  png: 'png',
};
const TYPE: Readonly<Record<Format, string>> = {
  diagram: 'text/plain',
  sgf: 'application/x-go-sgf',
  run: 'application/x-go-sgf',
  rows: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** A link to what is on the page, and the position or the run in every format. */
export function Share({ state, run, engine }: Omit<PartProps, 'dispatch'> & { readonly run: Run | null }) {
  const [format, setFormat] = useState<Format>('diagram');
  const [said, setSaid] = useState('');
  const { value: texts, failed, again } = useTexts();
  const link = `${location.href.replace(/#.*/s, '')}#${encode(state)}`;
  const formats = FORMATS.filter((each) => run || !['run', 'svg', 'png'].includes(each));
  const chosen = formats.includes(format) ? format : 'diagram';
  const content = textOf(chosen, state, run, texts);
  const copy = async (copied: string) => setSaid((await copyText(copied)) ? text.shareCopied : text.shareNotCopied);
  const saveIt = async () => {
    const blob =
      content === null
        ? run && (await pngOf(run.study, viewOf(state, run), engine))
        : new Blob([content], { type: TYPE[chosen] });
    if (blob) save(blob, `${state.position.columns}x${state.position.rows}.${ENDING[chosen]}`);
  };
  return (
    <div class="share">
      <div class="share-link">
        <input
          type="text"
          readOnly
          value={link}
          aria-label={text.shareLink}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="choice strong" onClick={() => copy(link)}>
          {text.shareLink}
        </button>
      </div>
      <p class="hint">
        {text.shareLinkHelp} {!fitsInLink(state.game) && text.shareShortened}
      </p>
      <Choice label={text.shareAs} values={formats} names={NAMES} value={chosen} choose={setFormat} />
      <p class="hint">{text.shareFormat[chosen].hint}</p>
      {content === '' && failed ? (
        <Failed again={again} />
      ) : (
        content !== null && (
          <textarea class="exported" rows={8} readOnly value={content} aria-label={text.shareText} spellcheck={false} />
        )
      )}
      <p class="buttons">
        {content && (
          <button type="button" class="choice" onClick={() => copy(content)}>
            {text.shareCopy}
          </button>
        )}
        <button type="button" class="choice" disabled={content === ''} onClick={saveIt}>
          {text.shareSave}
        </button>
        <button type="button" class="choice" onClick={() => window.print()}>
          {text.sharePrint}
        </button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
}

const NAMES = Object.fromEntries(FORMATS.map((format) => [format, text.shareFormat[format].name])) as Record<
  Format,
  string
>;

/** The text of a format, empty as long as nothing can write it; null for a picture made of pixels. */
function textOf(format: Format, state: State, run: Run | null, texts: Texts | null): string | null {
  const { position, marks } = state;
  switch (format) {
    case 'png':
      return null;
    case 'svg':
      return run && run.study.svg(viewOf(state, run), text.sharePicture, sentenceAt(state, run, run.moment));
    case 'run':
      if (!texts || !run) return '';
      return texts.writeRun(
        position,
        state.stepping,
        analysisOptions(state),
        run.facts.places.map((_, moment) => sentenceAt(state, run, moment)),
      );
    default:
      return texts?.write(format, position, marks) ?? '';
  }
}

function sentenceAt(state: State, run: Run, moment: number): string {
  return plain(momentSentence(run.facts, state.position, moment, state.show === 'both'));
}
