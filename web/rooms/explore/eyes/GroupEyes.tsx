import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as en from '#locale/eyes.ts';
import type { EyeGroup, EyeLink } from '../../../engine/eyes.ts';
import { colorAt, otherColor } from '../../../engine/position.ts';
import type { BoardMark, Point } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { placeForKey } from '../../../model/navigation.ts';
import { HighlightContext } from '../../../ui/highlight.ts';
import { isPlain } from '../../../ui/keys.ts';
import { useOwnKeys } from '../../../ui/lens/own-keys.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import { Transport } from '../../../ui/stage.tsx';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { GroupBoard } from './GroupBoard.tsx';
import { Groups } from './Groups.tsx';
import { Legend } from './Legend.tsx';
import { Links } from './Links.tsx';
import { destinationsFrom, evidenceAt, layerOf, withoutRules } from './moments.ts';
import { pointsOf, type Speaker, speakerOf } from './pointing.ts';
import { Regions } from './Regions.tsx';
import { RuleSteps } from './RuleSteps.tsx';
import { Sum } from './sum/Sum.tsx';
import type { ChosenGroup } from './use-groups.ts';
import { Vital } from './Vital.tsx';
import { describePoint, type Judgement, placeAt, sentenceAt, verdictOf } from './words.ts';

/** Renders a sentence with names that can be pointed at. */
export type Show = (phrase: Phrase) => ComponentChildren;

interface Props {
  readonly chosen: ChosenGroup;
  readonly group: EyeGroup;
  /** More buttons beside the one that begins the rules. */
  readonly buttons: ComponentChildren;
  readonly verdict: (speaker: Speaker) => Phrase;
  readonly judged: (group: EyeGroup) => Judgement;
  /** True while the verdict may still change: only the last one is announced. */
  readonly isSolving: boolean;
  /** What is said about the verdict. */
  readonly referee: (speaker: Speaker, show: Show) => ComponentChildren;
  /** Marks on the board, and what a press on one does. */
  readonly marks: readonly BoardMark[];
  readonly pressMark: (point: Point) => void;
  /** True while a press on a stone of the other color asks about its block. */
  readonly isDeciding: boolean;
  /** The means by which the reader decides in place of the analysis, and those for a link. */
  readonly decisions: ComponentChildren;
  readonly partLink: (link: EyeLink) => ComponentChildren;
}

/** A group: whether it lives, and the static rules, all in all or one after the other. */
export function GroupEyes(props: Props) {
  const {
    chosen,
    group,
    buttons,
    verdict,
    judged,
    isSolving,
    referee,
    marks,
    pressMark,
    isDeciding,
    decisions,
    partLink,
  } = props;
  const { position, color, side, shown, begins, highlight, ground, go, begin, choose } = chosen;
  const { groups } = side;
  const { at } = shown;
  const isRules = shown.part === 'rules';
  const [isUnfolded, setUnfolded] = useState(false);
  const hasRules = isRules || isUnfolded;
  const about = { group: group.shown, color };
  const judgement = judged(group);
  const speaker = speakerOf(position, color, groups, shown.group);
  const shownMarks = isRules ? [] : marks;
  const press = (point: Point) => {
    ground.moveCursor(point);
    if (shownMarks.some((mark) => mark.point === point)) {
      pressMark(point);
      return;
    }
    const isAsked = isDeciding && !isRules && colorAt(position, point) === otherColor(color);
    chosen.ask(isAsked ? point : null);
    if (!isAsked) chosen.chooseAt(point);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlain(event) || !isRules) return;
    const to = placeForKey(destinationsFrom(group, at), event.key);
    if (to === undefined) return;
    go(to);
    event.preventDefault();
  };
  const ownKeys = useOwnKeys(onKeyDown);
  const said = isRules ? sentenceAt(group, speaker, at) : verdict(speaker);
  // Names in sentences light up points of this lens.
  const pointed = useSubscribed(highlight, ({ selection }) => selection);
  const show: Show = (phrase) => <PhraseText phrase={phrase} />;
  const lit = pointed ? pointsOf(pointed, side, shown.group, position) : isRules ? evidenceAt(group, at) : [];
  const isLate = isSolving && !isRules;
  const sentence = <p class="sentence long">{show(said)}</p>;
  const layer = layerOf(side, shown.group, isRules ? at : null, lit, isRules ? group : judgement);
  const eyes = hasRules ? layer : withoutRules(layer);
  return (
    <HighlightContext.Provider value={highlight}>
      <section class="eyes stack" aria-label={en.label} onKeyDown={ownKeys}>
        <GroupBoard
          ground={ground}
          position={position}
          eyes={eyes}
          line={isRules ? en.lineSteps(about) : isDeciding ? en.lineDeciding(about) : en.line(about)}
          keys={onKeyDown}
          press={press}
          describe={(point) => describePoint(chosen.facts, judgement, hasRules, color, position, point)}
          describeDeps={[chosen.facts, color, judgement, hasRules]}
          marks={shownMarks}
        />
        <Transport>{isRules && <RuleSteps group={group} at={at} go={go} takesFocus={begins} />}</Transport>
        <div class={`said eyes-said ${judgement.status}`}>
          {isRules && <p class="place">{placeAt(group, at)}</p>}
          {/* Announced is what is put into a part that was there before. */}
          {isLate && sentence}
          <div role="status">{!isLate && sentence}</div>
        </div>
        <div class="buttons">
          {!isRules && buttons}
          {/* One button, so that it keeps the focus. */}
          <button type="button" class="choice" onClick={() => begin(isRules ? 'result' : 'rules')}>
            {isRules ? en.noRules : en.rules}
          </button>
        </div>
        {!isRules && referee(speaker, show)}
        {!isRules && decisions}
        <Groups groups={groups} position={position} chosen={shown.group} choose={choose} judged={judged} />
        <Legend layer={eyes} color={color} analyst={ground.analyst} palette={ground.palette} />
        <details class="eyes-rules" open={hasRules} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary>{en.byTheRules}</summary>
          <div class="stack">
            {!isRules && <p>{show(verdictOf(group, speaker))}</p>}
            {group.status === 'critical' && <Vital group={group} position={position} color={color} />}
            <Links group={group} speaker={speaker} show={show} after={isRules ? undefined : partLink} />
            <Regions group={group} speaker={speaker} show={show} />
            <Sum group={group} color={color} analyst={ground.analyst} />
            <p>{en.intro({ color })}</p>
          </div>
        </details>
      </section>
    </HighlightContext.Provider>
  );
}
