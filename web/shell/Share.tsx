import { useEffect, useState } from 'preact/hooks';
import type { Engine } from '../engine/engine.ts';
import * as text from '../locales/en/panels.ts';
import { plain } from '../locales/phrase.ts';
import { encode, fitsInLink } from '../model/address.ts';
import { analysisOptions, type Run, shownColors } from '../model/run.ts';
import { momentSentence } from '../model/sentence.ts';
import type { State } from '../model/state.ts';
import { viewOf } from '../model/view.ts';
import { Choice } from '../ui/Choices.tsx';
import { copyText, pngOf, save } from '../ui/export.ts';
import { Failed } from '../ui/Failed.tsx';
import type { PartProps } from '../ui/part.ts';
import { reader } from '../ui/reading.ts';

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
  const link = `${location.href.replace(/#.*/s, '')}#${encode(state)}`;
  const formats = FORMATS.filter((each) => run || !['run', 'svg', 'png'].includes(each));
  const chosen = formats.includes(format) ? format : 'diagram';
  const { content, failed, again } = useContent(chosen, state, run);
  const copy = async (copied: string) => setSaid((await copyText(copied)) ? text.shareCopied : text.shareNotCopied);
  const saveIt = async () => {
    const blob = await blobOf(chosen, state, run, engine);
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
        {content !== null && (
          <button type="button" class="choice" disabled={content === ''} onClick={() => copy(content)}>
            {text.shareCopy}
          </button>
        )}
        <button type="button" class="choice" onClick={saveIt}>
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

/** The text of a format, empty while it is written; null for a picture made of pixels. */
function useContent(format: Format, state: State, run: Run | null) {
  const [written, setWritten] = useState({ content: '', key: '' });
  const [failed, setFailed] = useState(false);
  // The same position with the same marks and sentences is not written again.
  const { position, marks, show, stepping, rules, start } = state;
  const ofRun = format === 'run' || format === 'svg' ? [show, stepping, rules, start] : [];
  const key = JSON.stringify([format, position, marks, ...ofRun, format === 'svg' && viewOf(state, run)]);
  const isWritten = format !== 'png';
  useEffect(() => {
    if (!isWritten || failed || written.key === key) return;
    let wanted = true;
    write(format, state, run).then(
      (content) => wanted && setWritten({ content, key }),
      (error) => {
        reportError(error);
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, failed]);
  const again = () => setFailed(false);
  if (!isWritten) return { content: null, failed, again };
  return { content: written.key === key ? written.content : '', failed, again };
}

async function blobOf(format: Format, state: State, run: Run | null, engine: Engine): Promise<Blob | null> {
  if (format === 'png') return run && pngOf(run.study, viewOf(state, run), engine);
  return new Blob([await write(format, state, run)], { type: TYPE[format] });
}

/** The text of a format that is one. */
function write(format: Exclude<Format, 'png'>, state: State, run: Run | null): Promise<string> {
  const { position, marks } = state;
  if (format === 'svg') {
    const options = { colors: run ? shownColors(state) : [], ...analysisOptions(state) };
    const sentence = run ? sentenceAt(state, run, run.moment) : '';
    return reader.ask('svg', position, options, viewOf(state, run), text.sharePicture, sentence);
  }
  if (format !== 'run') return reader.ask('write', format, position, marks);
  const comments = run?.facts.places.map((_, moment) => sentenceAt(state, run, moment)) ?? [];
  return reader.ask('writeRun', position, state.stepping, analysisOptions(state), comments);
}

function sentenceAt(state: State, run: Run, moment: number): string {
  return plain(momentSentence(run.facts, state.position, moment, state.show === 'both'));
}
