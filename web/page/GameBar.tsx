import { useMemo } from 'preact/hooks';
import * as text from '../model/catalogue/panels-en.ts';
import { goTo, itemName, openGame, refusalOf } from '../model/opening.ts';
import type { GamePlace } from '../model/state.ts';
import { Failed } from './Failed.tsx';
import { IconButton } from './IconButton.tsx';
import type { PartProps } from './part.ts';
import { useTexts } from './texts.ts';

/** Where in the opened game the board is: item, line of play and move, with what the record says there. */
export function GameBar({ state, dispatch }: Omit<PartProps, 'engine'>) {
  const { value: texts, failed, again } = useTexts(state.game !== null);
  const open = useMemo(() => texts && openGame(texts, state), [texts, state.game, state.position]);
  if (failed && state.game) {
    return (
      <section class="game" aria-label={text.gameHeading}>
        <Failed again={again} />
      </section>
    );
  }
  if (!open) return null;
  const { reading, place, item, moves, at, edited } = open;
  const go = (change: Partial<GamePlace>) => dispatch(goTo(reading, { ...place, ...change }, state));
  const toMove = (move: number) => go({ move: Math.max(0, Math.min(moves, move)) });
  const bad = reading.items.filter((each) => refusalOf(each) !== null).length;
  const control = (name: 'first' | 'back' | 'forward' | 'last', label: string, move: number, possible: boolean) => (
    <IconButton class="step small" icon={name} label={label} aria-disabled={!possible} onClick={() => toMove(move)} />
  );
  return (
    <section class="game" aria-label={text.gameHeading}>
      <div class="game-head">
        {reading.items.length === 1 && item.title && <p class="game-title">{item.title}</p>}
        {reading.items.length > 1 && (
          <label class="game-choice">
            <span class="label">{text.gameItem}</span>
            <select
              value={place.item}
              onChange={(event) => {
                const chosen = Number(event.currentTarget.value);
                const other = reading.items[chosen];
                go({ item: chosen, line: 0, move: other?.ok ? (other.lines[0] ?? 0) : 0 });
              }}
            >
              {reading.items.map((each, index) => (
                <option key={index} value={index} disabled={refusalOf(each) !== null}>
                  {itemName(each, index)}
                </option>
              ))}
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
      {bad > 0 && <p class="hint">{text.gameBad(bad)}</p>}
      {at.warnings.map((warning) => (
        <p key={warning} class="hint warning">
          {warning}
        </p>
      ))}
      {at.comment && <p class="game-comment">{at.comment}</p>}
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
