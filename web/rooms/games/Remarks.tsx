import * as text from '#locale/opening.ts';
import { sentences } from '../../locales/sentences.ts';
import { encodingNote } from '../../model/encoding-note.ts';
import { warning } from '../../model/fault.ts';
import type { OpenGame } from '../../model/opening.ts';
import { problemAt } from '../../model/refusal.ts';
import { type Opened, reader } from '../../ui/reading.ts';

interface Props {
  readonly opened: Opened;
  readonly item: OpenGame['item'];
}

/** Warnings about the opened text that affect this place in it. */
export function Remarks({ opened: { collection, at }, item }: Props) {
  const notes = collection.notes.map(encodingNote);
  const warnings = at.warnings.map((each) => problemAt(warning(each, item), each));
  return (
    <>
      {item.assumedOutsideEmpty && <p class="hint">{sentences(text.gameOutsideEmpty, text.gameEdges)}</p>}
      {collection.bad > 0 && <p class="hint">{text.gameBad({ n: collection.bad, isCounted: collection.isCounted })}</p>}
      {[...notes, ...warnings].map((words, index) => (
        <p key={index} class="hint warning">
          <bdi>{words}</bdi>
        </p>
      ))}
      {at.moreWarnings > 0 && <p class="hint warning">{text.gameMoreWarnings({ n: at.moreWarnings })}</p>}
      {reader.blocked && <p class="hint">{text.inputNoWorker}</p>}
    </>
  );
}
