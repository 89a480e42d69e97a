import { ofPaper } from '#locale/errata.ts';
import * as en from '#locale/eye-figures.ts';
import type { Palette } from '../../../../engine/engine.ts';
import type { EyeAnalyst, EyeGroup } from '../../../../engine/eyes.ts';
import type { Position } from '../../../../engine/types.ts';
import { ERRING, FIGURES, type Figure, LEVELS } from '../../../../scenes/figures.ts';
import { ErrataLink } from '../../../../ui/ErrataLink.tsx';
import type { PageProps } from '../../../../ui/page-props.ts';
import { aboutGroup } from '../words.ts';
import { diagonalsOf } from './diagonals.ts';
import { FigureBoard } from './FigureBoard.tsx';
import { firedIn } from './fired.ts';
import { noteOf, titleOf } from './words.ts';

interface Props {
  readonly analyst: EyeAnalyst;
  readonly palette: Palette;
  readonly dispatch: PageProps['dispatch'];
  readonly open: (position: Position, id: string) => void;
}

/** The figures of the paper and other boards, each with the rules that it is about. */
export function Gallery({ analyst, palette, dispatch, open }: Props) {
  const part = (heading: string, intro: string, figures: readonly Figure[], caption: Caption = aboutGroup) => (
    <section>
      <h3>{heading}</h3>
      <p>{intro}</p>
      <ul class="gallery">
        {figures.map((figure) => (
          <FigureBoard
            key={figure.id}
            figure={figure}
            title={titleOf(figure.id)}
            lines={(group, position) => [caption(group, position), rulesOf(group), noteOf(figure.id)]}
            analyst={analyst}
            palette={palette}
            open={open}
          />
        ))}
      </ul>
    </section>
  );
  return (
    <div class="eye-gallery">
      {part(en.levels, en.levelsIntro, LEVELS, aboutEye)}
      {part(en.paper, en.paperIntro, FIGURES)}
      {part(en.erring, en.erringIntro, ERRING)}
      <p>
        <ErrataLink text="chen" dispatch={dispatch}>
          {ofPaper}
        </ErrataLink>
      </p>
    </div>
  );
}

/** The words on the group of a board. */
type Caption = (group: EyeGroup, position: Position) => string;

/** The reason for the level of the one eye of a group of White. */
function aboutEye({ points: [eye] }: EyeGroup, position: Position): string {
  return eye ? en.level[eye.level]({ color: 'white', ...diagonalsOf(position, eye.at, 'white') }) : '';
}

/** The rules that a board is about. */
function rulesOf(group: EyeGroup): string | undefined {
  const rules = firedIn(group).map((rule) => en.fired[rule]);
  return rules.length > 0 ? en.firedAll({ rules }) : undefined;
}
