import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { confirm } from '#locale/play.ts';
import * as en from '#locale/prove.ts';
import { pointName } from '../../../engine/coordinate.ts';
import { withHandles } from '../../../engine/handles.ts';
import { colorAt, otherColor } from '../../../engine/position.ts';
import type { Prover, SingleMoves } from '../../../engine/proof.ts';
import type { Color, Facts, Point, Position } from '../../../engine/types.ts';
import { type Phrase, plain } from '../../../locales/phrase.ts';
import { PAGE_KEYS } from '../../../model/keys.ts';
import type { ProofPlace } from '../../../model/lenses/prove.ts';
import { placeForKey } from '../../../model/navigation.ts';
import { pointWords } from '../../../model/sentence.ts';
import { placeIn } from '../../../model/where.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { isPlain } from '../../../ui/keys.ts';
import { useOwnKeys } from '../../../ui/lens/own-keys.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import { OnBoard, Transport } from '../../../ui/stage.tsx';
import { BlockLists } from './BlockLists.tsx';
import { MoveButtons, TryButtons } from './Buttons.tsx';
import * as challenges from './challenge.ts';
import * as plans from './plan.ts';
import {
  CHOOSING,
  canTrySingleMoves,
  type ProofContext,
  type ProofState,
  placeOf,
  planOf,
  proofStateAt,
  singleMovesOf,
} from './proof-state.ts';
import { proofView, type Scene } from './scene.ts';
import { explainedMoves, explanationAt } from './single-moves.ts';
import { otherLibertiesAt, suicideSentence, wordsOf } from './words.ts';

/** Analysed positions take memory, on a big board much of it. */
const REMEMBERED = 8;

interface Props extends FetchedProps {
  readonly prover: Prover;
  /** Goes to a place in the proofs of a color. */
  readonly visit: (place: ProofPlace, color: Color) => void;
  /** True if the button of the chosen block takes the focus when the proof is drawn. */
  readonly focusesChosen?: RefObject<boolean>;
}

/** The blocks of a color, or of both, and for each a proof of its verdict that can be played. */
export function Proof(props: Props) {
  const { state, engine, palette, prover, visit, focusesChosen } = props;
  const { position, stepping: color, rules } = state;
  const analyze = useMemo(() => {
    const known = new Map<string, ReturnType<typeof engine.study>>();
    return (at: Position) => {
      const study = known.get(at.stones) ?? engine.study(at, { colors: [color], rules });
      // The last ones are remembered: the start of the proof, and what a step goes back to.
      known.delete(at.stones);
      known.set(at.stones, study);
      for (const oldest of [...known.keys()].slice(0, -REMEMBERED)) known.delete(oldest);
      return study;
    };
  }, []);
  const read = (at: Position): Facts => analyze(at).facts(color);
  const facts = read(position);
  const attacker = otherColor(color);
  const both = state.show === 'both';
  const otherFacts = useMemo(
    () => (both ? engine.study(position, { colors: [attacker], rules }).facts(attacker) : null),
    [],
  );
  const words = useMemo(() => wordsOf(facts, position, both), []);
  const referee: challenges.Referee = { prover, read };
  const context: ProofContext = { facts, position, words, referee };
  const [first] = useState(() => proofStateAt(context, placeIn(state.where, 'prove')?.proof ?? null));
  const [{ block, activity }, setProof] = useState(first);
  const shownFirst = first.activity.kind === 'show' ? first.activity.plan : null;
  const [cursor, setCursor] = useState<Point>(facts.blocks[block]?.points[0] ?? 0);
  /** The point under the pointer or the cursor, and the point of the list's line under the pointer. */
  const [hovered, setHovered] = useState<Point | null>(null);
  const [listed, setListed] = useState<Point | null>(null);
  const singleMoves = activity.kind === 'choose' ? activity.singleMoves : null;
  const explained = useMemo(() => (singleMoves ? explainedMoves(context, block, singleMoves) : []), [singleMoves]);
  // Not in each render: every movement of the pointer makes one.
  const falling = activity.kind === 'choose' && facts.blocks[block] ? facts.blocks[block].castOut !== null : false;
  const captures = useMemo(
    () => (falling ? withHandles(() => prover.capture(position, color, { rules }, block).length) : 0),
    [falling, block],
  );
  const [plan, at, asked] = activity.kind === 'show' ? [activity.plan, activity.at, activity.asked] : [null, 0, null];
  const suicides = useMemo(() => {
    if (!plan || at < plans.length(plan) || plan.lastPoints.length === 0) return [];
    return withHandles(() => prover.room(plans.positionAt(plan, at), attacker).suicides);
  }, [plan, at]);
  const lost = useMemo(() => {
    if (!plan || asked === null) return 1;
    return withHandles(() => prover.attempt(plans.positionAt(plan, at), attacker, asked)?.suicide.length ?? 1);
  }, [plan, at, asked]);
  /** The challenges that were left, by their blocks, to go on with them later. */
  const attempts = useRef(new Map<number, challenges.Challenge>());
  const surface = useRef<HTMLDivElement>(null);
  /** True if the board takes the focus when it has moved to its place. */
  const byKeyboard = useRef(false);
  useLayoutEffect(() => {
    if (activity.kind === 'choose') return;
    if (byKeyboard.current) surface.current?.focus({ preventScroll: true });
    byKeyboard.current = false;
  }, [activity.kind]);
  const lists = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!focusesChosen?.current) return;
    lists.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    focusesChosen.current = false;
  }, []);
  const chosen = facts.blocks[block];
  const blockLists = (
    <div class="stack" ref={lists}>
      <BlockLists own={facts} other={otherFacts} position={position} chosen={block} press={chooseOf} />
    </div>
  );
  if (!chosen)
    return (
      <section class="stack" aria-label={en.label}>
        <p>{en.noBlocks(color)}</p>
        {otherFacts && otherFacts.blocks.length > 0 && blockLists}
      </section>
    );

  const alive = chosen.castOut === null;
  const name = plain(words.block(block));
  const goal: challenges.Goal = { facts, position, words, block };

  const update = (next: ProofState) => {
    if (activity.kind === 'try') attempts.current.set(block, activity.challenge);
    setProof(next);
    visit(placeOf(context, next), color);
  };
  const choose = (index: number) => {
    update({ block: index, activity: CHOOSING });
    setCursor(facts.blocks[index]?.points[0] ?? 0);
  };
  function chooseOf(of: Color, index: number): void {
    if (of === color) choose(index);
    else visit({ activity: 'choose', block: otherFacts?.blocks[index]?.name ?? '' }, of);
  }
  const show = () => update({ block, activity: { kind: 'show', plan: planOf(context, block), at: 0, asked: null } });
  const attempt = (challenge: challenges.Challenge, focus = false) => {
    update({ block, activity: { kind: 'try', challenge } });
    if (challenge.about?.kind !== 'hint') return;
    setCursor(challenge.about.point);
    if (focus) surface.current?.focus();
  };
  const start = (event: MouseEvent) => {
    byKeyboard.current = event.detail === 0;
    const last = attempts.current.get(block);
    attempt(last && last.standing !== 'won' ? last : challenges.begin(goal, referee));
  };
  const go = (at: number) => {
    if (activity.kind === 'show') update({ block, activity: { ...activity, at, asked: null } });
  };

  const scene = sceneOf();
  const study = analyze(scene.position);
  const now = study.facts(color);

  function sceneOf(): Scene {
    const target = chosen?.points[0] ?? 0;
    if (activity.kind === 'choose') {
      const { saving = [], losing = [], spoiling = [] } = activity.singleMoves ?? {};
      return { position, target, better: saving, worse: [...losing, ...spoiling] };
    }
    if (activity.kind === 'try') {
      const { plies, about, suicides, standing } = activity.challenge;
      const at = challenges.positionOf(goal, activity.challenge);
      const [last] = plies.slice(-1);
      const refused = about?.kind === 'refused' ? about.point : null;
      return {
        target,
        position: at,
        last: last?.point ?? null,
        taken: last?.taken ?? [],
        crosses: refused === null || suicides.includes(refused) ? suicides : [...suicides, refused],
        // Until the end the block in question stays highlighted; a refused move is marked.
        asked: standing === 'proved' ? refused : null,
        room: refused === null ? [] : otherLibertiesAt(read(at), refused).map(({ liberty }) => liberty),
        hint: about?.kind === 'hint' ? about.point : null,
      };
    }
    const { plan, at, asked } = activity;
    const shown = plans.positionAt(plan, at);
    const move = plan.moves[at - 1];
    return {
      target,
      position: shown,
      last: plans.pointOf(plan, at),
      taken: plans.takenBy(plan, at),
      crosses: suicides,
      asked,
      region: move && move.why !== 'capture' ? move.region : null,
      room: move?.why === 'unhealthy' && move.room !== null ? [move.room] : [],
    };
  }

  const sentence = (): Phrase => {
    if (activity.kind === 'try') return activity.challenge.sentence;
    if (activity.kind === 'show') {
      const { plan, at, asked } = activity;
      if (asked === null) return plans.sentenceAt(plan, words, at);
      return suicideSentence(words, now, asked, lost);
    }
    const name = words.blockAt(block);
    if (activity.singleMoves) return explanationAt(explained, hovered) ?? singleMovesSentence(activity.singleMoves);
    if (alive) return en.chosenLives(name, attacker);
    return en.chosenFalls(name, attacker, captures);
  };

  const singleMovesSentence = ({ saving, losing, spoiling }: SingleMoves): Phrase => {
    const name = words.blockAt(block);
    if (alive) return en.losers(name, color, losing.length);
    return en.savers(name, color, saving.length, spoiling.length);
  };
  const toggleSingleMoves = () => {
    const isOn = activity.kind === 'choose' && activity.singleMoves;
    update({ block, activity: { kind: 'choose', singleMoves: isOn ? null : singleMovesOf(context, block) } });
  };

  const press = (point: Point) => {
    if (activity.kind === 'choose') {
      const at = ({ points }: { readonly points: readonly Point[] }) => points.includes(point);
      const side = [facts, otherFacts].find((each) => each?.blocks.some(at));
      if (side) chooseOf(side.color, side.blocks.findIndex(at));
      else setHovered(point);
    } else if (activity.kind === 'show') {
      if (scene.crosses?.includes(point)) setProof({ block, activity: { ...activity, asked: point } });
    } else if (activity.challenge.standing !== 'won') {
      attempt(challenges.play(goal, referee, activity.challenge, point));
    }
  };

  /** Takes the last move of the attempt back; undefined before the first one, when undoing is the page's. */
  const takeBack =
    activity.kind === 'try' && (activity.challenge.plies.length > 0 || activity.challenge.before)
      ? () => attempt(challenges.undo(goal, referee, activity.challenge))
      : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!isPlain(event)) return;
    if (takeBack && PAGE_KEYS[key] === 'takeBack') takeBack();
    else if (activity.kind === 'show' && !(event.target as Element).matches('input')) {
      const to = placeForKey(plans.destinationsFrom(activity.plan, activity.at), key);
      if (to === undefined) return;
      go(to);
    } else return;
    event.preventDefault();
  };

  const tone = activity.kind === 'try' ? activity.challenge.standing : 'open';
  const plays = activity.kind === 'try' && tone !== 'won' && tone !== 'proved' ? attacker : null;
  return (
    <section class="proof stack" aria-label={en.label} onKeyDown={useOwnKeys(onKeyDown, takeBack)}>
      <OnBoard
        palette={palette}
        line={en.line(color, name, activity.kind, both)}
        keys={onKeyDown}
        undo={takeBack}
        scene={{
          study,
          position: scene.position,
          view: { ...proofView(scene, now, words, facts), cursor: listed },
          label: en.board(name),
          help: en.boardHelp[activity.kind],
          ghostAt: (point) => (plays && !colorAt(scene.position, point) ? plays : null),
          confirm: plays && ((point) => confirm({ point: pointName(position, point), tool: 'play' })),
          cursor,
          moveCursor: setCursor,
          press,
          describe: (point) => describePoint(scene, facts, block, point),
          describeDeps: [scene.position, activity],
          look: (hit) => setHovered(hit?.point ?? null),
          surface,
        }}
      />
      <Transport>
        {activity.kind === 'show' ? (
          <MoveButtons
            key="moves"
            plan={activity.plan}
            at={activity.at}
            destinations={plans.destinationsFrom(activity.plan, activity.at)}
            go={go}
            restored={activity.plan === shownFirst}
          />
        ) : (
          activity.kind === 'try' && (
            <TryButtons key="try" challenge={activity.challenge} goal={goal} referee={referee} change={attempt} />
          )
        )}
      </Transport>
      <div class={`said ${tone}`}>
        {activity.kind === 'show' && <p class="place">{plans.placeAt(activity.plan, activity.at)}</p>}
        <div role="status">
          <p class="sentence long">
            <PhraseText phrase={sentence()} />
          </p>
        </div>
      </div>
      <div class="buttons">
        {activity.kind === 'choose' && (
          <button type="button" class="choice strong" onClick={show}>
            {alive ? en.showLife : en.showFall}
          </button>
        )}
        {activity.kind !== 'try' && (
          <button type="button" class="choice" onClick={start}>
            {en.attempt}
          </button>
        )}
        {activity.kind === 'choose' && canTrySingleMoves(context) && (
          <button type="button" class="choice" aria-pressed={activity.singleMoves !== null} onClick={toggleSingleMoves}>
            {alive ? en.turnLife : en.turnFall}
          </button>
        )}
        {activity.kind !== 'choose' && (
          <button type="button" class={tone === 'won' ? 'choice strong' : 'choice'} onClick={() => choose(block)}>
            {en.close}
          </button>
        )}
        {/* A reader who tries finds it last, and less conspicuous than the hint. */}
        {activity.kind === 'try' && (
          <button type="button" class="choice quiet" onClick={show}>
            {alive ? en.showLife : en.solution}
          </button>
        )}
      </div>
      {explained.length > 0 && (
        <ul class="proof-turns" aria-label={en.turns}>
          {explained.map(({ point, saves, explanation }) => (
            <li
              key={`${point} ${saves}`}
              data-lit={(hovered ?? listed) === point || undefined}
              onPointerEnter={() => setListed(point)}
              onPointerLeave={() => setListed(null)}
            >
              <span class={saves ? 'status alive' : 'status dead'} aria-hidden="true" /> {plain(explanation)}
            </li>
          ))}
        </ul>
      )}
      {activity.kind === 'choose' && (
        <>
          <p class="hint">{en.intro(color, attacker)}</p>
          {blockLists}
        </>
      )}
    </section>
  );
}

/** A point in words, for screen readers. */
function describePoint(scene: Scene, facts: Facts, block: number, point: Point): string {
  const what = pointWords(scene.position, point);
  const color: Color | null = colorAt(scene.position, point);
  if (color) return color === facts.color && facts.blocks[block]?.points.includes(point) ? en.pointTarget(what) : what;
  if (scene.crosses?.includes(point)) return en.pointSuicide(what);
  return scene.taken?.includes(point) ? en.pointTaken(what) : what;
}
