import { useMemo } from 'preact/hooks';
import * as en from '#locale/eye-figures.ts';
import type { Palette } from '../../../../engine/engine.ts';
import type { EyeAnalyst, EyeGroup, EyeView } from '../../../../engine/eyes.ts';
import type { Position } from '../../../../engine/types.ts';
import { ERRING, FIGURES, type Figure, LEVELS } from '../../../../scenes/figures.ts';
import { positionOf } from '../../../../scenes/scene.ts';
import { SmallBoard } from '../../../../ui/board/SmallBoard.tsx';
import { ErrataLink } from '../../../../ui/ErrataLink.tsx';
import type { PageProps } from '../../../../ui/page-props.ts';
import { layerOf } from '../moments.ts';
import { largest } from '../place.ts';
import { aboutGroup } from '../words.ts';
import { diagonalsOf } from './diagonals.ts';
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
          <Board key={figure.id} figure={figure} analyst={analyst} palette={palette} caption={caption} open={open} />
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
          {en.errata}
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

const ROOM = { width: 150, height: 130 };
const WIDEST = 18;

interface BoardProps {
  readonly figure: Figure;
  readonly analyst: EyeAnalyst;
  readonly palette: Palette;
  readonly caption: Caption;
  readonly open: Props['open'];
}

function Board({ figure, analyst, palette, caption, open }: BoardProps) {
  const { id } = figure;
  const { position, side, study } = useMemo(() => {
    const position = positionOf(figure);
    return { position, side: analyst.eyes(position).white, study: analyst.board(position) };
  }, [figure]);
  const index = largest(side.groups);
  const group = side.groups[index];
  if (!group) return null;
  const rules = firedIn(group).map((rule) => en.fired[rule]);
  const note = noteOf(id);
  const view: EyeView = {
    color: null,
    moment: 0,
    layers: [],
    eyes: layerOf(side, index, null, []),
  };
  return (
    <li>
      <button type="button" class="choice" data-focus={id} onClick={() => open(position, id)}>
        <SmallBoard study={study} view={view} palette={palette} room={ROOM} widest={WIDEST} />
        <b>{titleOf(id)}</b>
        <span>{caption(group, position)}</span>
        {rules.length > 0 && <span>{en.firedAll({ rules })}</span>}
        {note && <span>{note}</span>}
      </button>
    </li>
  );
}
