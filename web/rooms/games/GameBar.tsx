import type { Remark } from '../../engine/types.ts';
import * as text from '../../locales/en/panels.ts';
import { itemName, openGame } from '../../model/opening.ts';
import { Failed } from '../../ui/Failed.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { PartProps } from '../../ui/part.ts';
import { reader, useGame } from '../../ui/reading.ts';

const remark = ({ message, line, column }: Remark) => text.inputProblem(message, line, column);

/** The place of the board in the opened game: item, line of play and move, with what the record says there. */
export function GameBar({ state, dispatch }: Omit<PartProps, 'engine'>) {
  const { opened, failed, again, go, place } = useGame(state, dispatch);
  if (failed && state.game) {
    return (
      <section class="game" aria-label={text.gameHeading}>
        <Failed again={again} />
      </section>
    );
  }
  const open = opened && openGame(opened.book, opened.at, state);
  if (!opened || !open || open.plain || !place) return null;
  const { book, at } = opened;
  const { item, moves } = open;
  const edited = open.edited && opened.isCurrent;
  const toMove = (move: number) => go({ move: Math.max(0, Math.min(moves, move)) });
  const control = (name: 'first' | 'back' | 'forward' | 'last', label: string, move: number, possible: boolean) => (
    <IconButton class="step small" icon={name} label={label} aria-disabled={!possible} onClick={() => toMove(move)} />
  );
  return (
    <section class="game" aria-label={text.gameHeading}>
      <div class="game-head">
        {book.items.length === 1 && item.title && (
          <p class="game-title">
            <bdi>{item.title}</bdi>
          </p>
        )}
        {book.items.length > 1 && (
          <label class="game-choice">
            <span class="label">{text.gameItem}</span>
            <select
              value={place.item}
              onChange={(event) => {
                const chosen = Number(event.currentTarget.value);
                const other = book.items.find(({ index }) => index === chosen);
                go({ item: chosen, line: 0, move: other?.ok ? (other.lines[0] ?? 0) : 0 });
              }}
            >
              {book.items.map((each) => (
                <option key={each.index} value={each.index} disabled={!each.ok}>
                  {itemName(each)}
                </option>
              ))}
              {book.more > 0 && <option disabled>{text.gameMoreItems(book.more, book.isCounted)}</option>}
            </select>
          </label>
        )}
        {item.lines.length > 1 && (
          <label class="game-choice">
            <span class="label">{text.gameLine}</span>
            <select
              value={place.line}
              onChange={(event) => {
                const line = Number(event.currentTarget.value);
                go({ line, move: item.lines[line] ?? 0 });
              }}
            >
              {item.lines.map((length, line) => (
                <option key={line} value={line}>
                  {text.gameLineName(line, length)}
                </option>
              ))}
              {item.moreLines > 0 && <option disabled>{text.gameMoreItems(item.moreLines)}</option>}
            </select>
          </label>
        )}
      </div>
      {moves > 0 && (
        <div class="game-moves">
          {control('first', text.gameFirst, 0, place.move > 0)}
          {control('back', text.gameBack, place.move - 1, place.move > 0)}
          <input
            type="range"
            min={0}
            max={moves}
            value={place.move}
            aria-label={text.gameMove}
            aria-valuetext={text.gameMoveOf(place.move, moves)}
            onInput={(event) => toMove(Number(event.currentTarget.value))}
          />
          {control('forward', text.gameForward, place.move + 1, place.move < moves)}
          {control('last', text.gameLast, moves, place.move < moves)}
          <output class="game-number">{text.gameMoveOf(place.move, moves)}</output>
        </div>
      )}
      {item.assumedOutsideEmpty && <p class="hint">{text.gameOutsideEmpty}</p>}
      {book.bad > 0 && <p class="hint">{text.gameBad(book.bad, book.isCounted)}</p>}
      {[...book.notes, ...at.warnings.map(remark)].map((warning, index) => (
        <p key={index} class="hint warning">
          <bdi>{warning}</bdi>
        </p>
      ))}
      {at.moreWarnings > 0 && <p class="hint warning">{text.gameMoreWarnings(at.moreWarnings)}</p>}
      {reader.blocked && <p class="hint">{text.inputNoWorker}</p>}
      {at.comment && (
        <p class="game-comment">
          <bdi>{at.comment}</bdi>
          {at.moreComment > 0 && <span class="hint"> {text.gameMoreComment(at.moreComment)}</span>}
        </p>
      )}
      {edited && (
        <p class="hint">
          {text.gameEdited}{' '}
          <button type="button" class="link" onClick={() => go({})}>
            {text.gameRestore}
          </button>
        </p>
      )}
    </section>
  );
}
