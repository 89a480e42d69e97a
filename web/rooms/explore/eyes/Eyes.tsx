import { useMemo, useState } from 'preact/hooks';
import { tryIt } from '#locale/eye-referee.ts';
import * as en from '#locale/eyes.ts';
import type { EyeAnalyst } from '../../../engine/eyes.ts';
import { withHandles } from '../../../engine/handles.ts';
import { otherColor } from '../../../engine/position.ts';
import type { Point, Selection } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import type { HistoryAction } from '../../../model/history.ts';
import { placeForKey } from '../../../model/navigation.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import { Transport } from '../../../ui/stage.tsx';
import { type Ground, GroupBoard } from './GroupBoard.tsx';
import { Groups } from './Groups.tsx';
import { Legend } from './Legend.tsx';
import { Links } from './Links.tsx';
import { destinationsFrom, evidenceAt, layerOf } from './moments.ts';
import { type Part, placeOf, type Shown, shownAt } from './place.ts';
import { pointsOf, speakerOf } from './pointing.ts';
import { Regions } from './Regions.tsx';
import { RuleSteps } from './RuleSteps.tsx';
import { Line } from './referee/Line.tsx';
import { useJudge } from './referee/use-judge.ts';
import { Verdict } from './referee/Verdict.tsx';
import { Sum } from './sum/Sum.tsx';
import { Try } from './try/Try.tsx';
import { describePoint, placeAt, sentenceAt, verdictOf } from './words.ts';

/** The groups of one color: their eyes, and whether they live when their owner answers. */
export function Eyes(props: FetchedProps & { readonly analyst: EyeAnalyst }) {
  const { state, palette, dispatch, analyst } = props;
  const { position, stepping: color } = state;
  const side = useMemo(() => withHandles(() => analyst.eyes(position))[color], []);
  const { groups } = side;
  const [first] = useState(() => shownAt(state.where, groups));
  const [shown, setShown] = useState(first);
  const [pointed, setPointed] = useState<Selection | null>(null);
  const [cursor, setCursor] = useState<Point>(groups[shown.group]?.stones[0] ?? 0);
  const group = groups[shown.group];
  const { ruling, judge, again } = useJudge(position, color, group);
  if (!group) return <p>{en.noGroups(color)}</p>;

  const { part, at } = shown;
  const speaker = speakerOf(position, color, groups, shown.group);
  const isRules = part === 'rules';
  const change = (next: Shown) => {
    setShown(next);
    setPointed(null);
    dispatch({ type: 'visit', where: { room: 'explore', lens: 'eyes', eyes: placeOf(next, groups) } });
  };
  const go = (to: number) => change({ ...shown, at: to });
  const begin = (next: Part) => change({ ...shown, part: next, at: 0 });
  const close = () => begin('result');
  const choose = (index: number) => change({ group: index, part: 'result', at: 0 });
  const press = (point: Point) => {
    setCursor(point);
    const index = groups.findIndex(({ stones }) => stones.includes(point));
    if (index >= 0 && index !== shown.group) choose(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey || !isRules) return;
    const to = placeForKey(destinationsFrom(group, at), event.key);
    if (to === undefined) return;
    go(to);
    event.preventDefault();
  };
  // Names in sentences light up points of this lens, not blocks and regions of the run.
  const select = (action: HistoryAction) =>
    action.type === 'select' ? setPointed(action.selection) : dispatch(action);
  const show = (phrase: Phrase) => <PhraseText phrase={phrase} selection={pointed} dispatch={select} />;
  const ground: Ground = {
    analyst,
    palette,
    cursor,
    moveCursor: setCursor,
    look: (hit) => setPointed(hit && { kind: 'region', color, index: hit.point }),
  };
  const judged = ruling.state === 'finished' ? ruling.judged : null;
  if (judged && (part === 'first' || part === 'second' || part === 'live' || part === 'kill')) {
    const shared = { ground, position, color, group, close };
    const byOwner = part === 'first' || part === 'live' ? 'owner' : 'opponent';
    return (
      <section class="eyes stack" aria-label={en.label}>
        {part === 'first' || part === 'second' ? (
          <Line key={part} {...shared} judged={judged} first={byOwner} at={at} go={go} />
        ) : (
          <Try key={part} {...shared} solver={judge} side={byOwner} />
        )}
      </section>
    );
  }

  // Of a group that is unconditionally alive there is nothing to play out.
  const canTry = judged !== null && group.because !== 'unconditional';
  const lit = pointed ? pointsOf(pointed, side, shown.group, position) : isRules ? evidenceAt(group, at) : [];
  const eyes = layerOf(side, shown.group, isRules ? at : null, lit);
  return (
    <section class="eyes stack" aria-label={en.label}>
      <GroupBoard
        ground={ground}
        position={position}
        eyes={eyes}
        line={isRules ? en.lineSteps(group.name) : en.line(group.name)}
        keys={onKeyDown}
        press={press}
        say={(point) => describePoint(side, shown.group, color, position, point)}
        says={[side, shown.group]}
      />
      <Transport>
        {isRules && <RuleSteps group={group} at={at} go={go} takesFocus={first.part !== 'rules'} />}
      </Transport>
      <div class={`said eyes-said ${group.status}`}>
        {isRules && <p class="place">{placeAt(group, at)}</p>}
        <div role="status">
          <p class="sentence long">{show(isRules ? sentenceAt(group, speaker, at) : verdictOf(group, speaker))}</p>
        </div>
      </div>
      {isRules ? (
        <div class="buttons">
          <button type="button" class="choice" onClick={close}>
            {en.noRules}
          </button>
        </div>
      ) : (
        <>
          <div class="buttons">
            <button type="button" class="choice strong" onClick={() => begin('rules')}>
              {en.rules}
            </button>
            {canTry && (
              <>
                <button type="button" class="choice" onClick={() => begin('live')}>
                  {tryIt(color, true)}
                </button>
                <button type="button" class="choice" onClick={() => begin('kill')}>
                  {tryIt(otherColor(color), false)}
                </button>
              </>
            )}
          </div>
          <Verdict
            group={group}
            ruling={ruling}
            speaker={speaker}
            show={show}
            stop={() => judge.stop()}
            again={again}
            showLine={(mover) => begin(mover === 'owner' ? 'first' : 'second')}
          />
        </>
      )}
      <Groups groups={groups} position={position} chosen={shown.group} choose={choose} />
      <Links group={group} speaker={speaker} show={show} />
      <Regions group={group} speaker={speaker} show={show} />
      <Sum key={shown.group} group={group} color={color} />
      <Legend layer={eyes} color={color} analyst={analyst} palette={palette} />
      <p>{en.intro(color)}</p>
    </section>
  );
}
