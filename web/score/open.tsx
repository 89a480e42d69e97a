import { useMemo } from 'preact/hooks';
import { useLoads } from '../board/loads.ts';
import type { Supporter } from '../engine/support.ts';
import { openGame } from '../model/opening.ts';
import { adopt } from '../page/adopt.ts';
import { Failed } from '../page/Failed.tsx';
import type { FetchedProps } from '../page/Fetched.tsx';
import { loadLate } from '../page/late.ts';
import { useTexts } from '../page/texts.ts';
import { prisonersAlong } from './prisoners.ts';
import { Score } from './Score.tsx';
import style from './style.css?inline';

adopt(style);

/** The chapter of the score with its engine and its look, and the prisoners of the opened game. */
export async function open() {
  const { supporter } = await loadLate();
  return (props: FetchedProps) => <Opened supporter={supporter} {...props} />;
}

function Opened({ supporter, ...props }: FetchedProps & { readonly supporter: Supporter }) {
  const { state } = props;
  const { game, position, rules } = state;
  const { value: texts, failed, again } = useTexts(game !== null);
  const opened = texts && openGame(texts, state);
  const along = useMemo(
    () => (opened ? prisonersAlong(supporter, opened.reading, opened.place) : null),
    [opened?.reading, game?.item, game?.line],
  );
  const loads = useLoads(position);
  if (game && failed) return <Failed again={again} />;
  if (game && !texts) return null;
  const before = (opened && !opened.edited && along?.[opened.place.move]) || null;
  const key = [loads, rules.suicide, before?.byBlack, before?.byWhite].join(' ');
  return <Score key={key} supporter={supporter} before={before} {...props} />;
}
