import { useMemo } from 'preact/hooks';
import { legend, letters, marks, meaning, meaningWithSuicide } from '#locale/below.ts';
import { afterLabel } from '#locale/shared.ts';
import type { Engine, Palette } from '../../../engine/engine.ts';
import type { Color, Facts } from '../../../engine/types.ts';
import { type LegendMark, marksOnBoard } from '../../../model/legend.ts';
import type { Run } from '../../../model/run.ts';
import type { State } from '../../../model/state.ts';
import { Legend as MarksLegend } from '../../../ui/lens/Legend.tsx';
import { MarkSample } from '../../../ui/lens/MarkSample.tsx';
import { type Letter, SOURCES, sampleOf, sampleOfLetter } from '../../../ui/lens/samples.ts';

type Meanings = { readonly [mark in LegendMark]?: string | ((parts: { readonly color: Color }) => string) };

/** The meaning of a term; undefined if it is plain by itself. */
function meaningOf(mark: LegendMark, { color, rules }: Facts): string | undefined {
  const meanings: Meanings = rules.suicide === 'allowed' ? { ...meaning, ...meaningWithSuicide } : meaning;
  const said = meanings[mark];
  return typeof said === 'function' ? said({ color }) : said;
}

interface Props {
  readonly run: Run;
  readonly state: State;
  readonly engine: Engine;
  readonly palette: Palette;
}

/** The meanings of the marks that are on the board at this moment. */
export function Legend({ run, state, engine, palette }: Props) {
  const { color } = run.facts;
  /** As on most stones of the board: the examined colour; black if both are shown. */
  const stones = state.show === 'both' ? 'black' : color;
  const present = useMemo(() => marksOnBoard(state, run), [run, state.layers]);
  const shown = (Object.keys(SOURCES) as LegendMark[]).filter((mark) => present.has(mark));
  const explained: readonly Letter[] = hasLetters(state) ? ['region', 'diagram'] : [];
  return (
    <MarksLegend
      label={legend}
      entries={[
        ...shown.map((mark) => {
          const text = meaningOf(mark, run.facts);
          const said = (
            <>
              {marks[mark]}
              {text && <span class="meaning">{afterLabel({ text })}</span>}
            </>
          );
          return [mark, <MarkSample {...{ engine, palette, stones, mark }} draw={sampleOf} />, said] as const;
        }),
        ...explained.map(
          (letter) =>
            [
              letter,
              <MarkSample {...{ engine, palette, stones, mark: letter }} draw={sampleOfLetter} />,
              letters[letter],
            ] as const,
        ),
      ]}
    />
  );
}

/** True if letters of the diagram are beside the names of regions. */
const hasLetters = ({ marks, layers }: State): boolean =>
  layers.includes('names') && layers.includes('labels') && marks.some(({ kind }) => kind === 'label');
