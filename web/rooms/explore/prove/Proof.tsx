import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { confirm } from '#locale/play.ts';
import * as en from '#locale/prove.ts';
import { pointName } from '../../../engine/coordinate.ts';
import { withHandles } from '../../../engine/handles.ts';
import { colorAt, otherColor } from '../../../engine/position.ts';
import type { Prover, SingleMoves } from '../../../engine/proof.ts';
import type { Color, Facts, Point } from '../../../engine/types.ts';
import { type Phrase, plain } from '../../../locales/phrase.ts';
import { phrases } from '../../../locales/sentences.ts';
import { PAGE_KEYS } from '../../../model/keys.ts';
import type { Attempt, ProofPlace } from '../../../model/lenses/prove.ts';
import { placeForKey } from '../../../model/navigation.ts';
import { placeIn, type WhereIn, whereText } from '../../../model/where.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { isPlain, TAKES_SPACE } from '../../../ui/keys.ts';
import { focusOf } from '../../../ui/lens/Blocks.tsx';
import { useOwnKeys } from '../../../ui/lens/own-keys.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import { OnBoard, Transport } from '../../../ui/stage.tsx';
import { BlockLists } from './BlockLists.tsx';
import { MoveButtons, TryButtons } from './Buttons.tsx';
import * as challenges from './challenge.ts';
import { oracleOf } from './oracle.ts';
import * as plans from './plan.ts';
import {
  canTrySingleMoves,
  capturesOf,
  challengeOf,
  type ProofContext,
  pointsNamed,
  proofStateAt,
  rememberChallenge,
} from './proof-state.ts';
import { describePoint, proofView, type Scene } from './scene.ts';
import { explainedMoves, explanationAt } from './single-moves.ts';
import { otherLibertiesAt, suicideSentence } from './words.ts';

/** Something said or marked besides what follows from the place: it goes when the reader goes on. */
interface Remark {
  readonly of: ProofContext;
  /** The place at which it was made, as text. */
  readonly at: string;
  /** The suicide that is explained. */
  readonly asked?: Point;
  /** The attempt, with a hint, or with the reason why a move was refused. */
  readonly said?: challenges.Challenge;
}

interface Props extends FetchedProps {
  readonly prover: Prover;
}

/** The blocks of a color, or of both, and for each a proof of its verdict that can be played. */
export function Proof({ state, engine, palette, dispatch, prover }: Props) {
  const { position, stepping: color, where } = state;
  const { suicide, regions } = state.rules;
  const both = state.show === 'both';
  const attacker = otherColor(color);
  const { context, analyze, otherFacts } = useMemo(
    () => oracleOf(engine, prover, position, color, { suicide, regions }, both),
    [engine, prover, position, color, suicide, regions, both],
  );
  const { facts, words, referee } = context;
  const { read } = referee;
  const { proof = null, attempts = {} } = placeIn(where, 'prove') ?? {};
  const { block, activity } = useMemo(() => proofStateAt(context, proof), [context, proof]);
  /** The point that the reader has moved the cursor to, in the proof of a block. */
  const [moved, setMoved] = useState<{ readonly facts: Facts; readonly block: number; readonly to: Point } | null>(
    null,
  );
  const first = facts.blocks[block]?.points[0] ?? 0;
  const cursor = moved?.facts === facts && moved.block === block ? moved.to : first;
  const moveCursor = (to: Point) => setMoved({ facts, block, to });
  /** The point under the pointer or the cursor, and the point of the list's line under the pointer. */
  const [hovered, setHovered] = useState<Point | null>(null);
  const [listed, setListed] = useState<Point | null>(null);
  const at = whereText(where);
  const [made, setRemark] = useState<Remark | null>(null);
  const remark = made?.of === context && made.at === at ? made : null;
  useLayoutEffect(() => {
    // What was made at another place is not there again after a return.
    setRemark((last) => (last?.of === context && last.at === at ? last : null));
  }, [context, at]);
  const singleMoves = activity.kind === 'choose' ? activity.singleMoves : null;
  const explained = useMemo(() => (singleMoves ? explainedMoves(context, block, singleMoves) : []), [singleMoves]);
  const [plan, moment] = activity.kind === 'show' ? [activity.plan, activity.at] : [null, 0];
  const asked = remark?.asked ?? null;
  // Not in each render: every movement of the pointer makes one.
  const suicides = useMemo(() => {
    if (!plan || moment < plans.length(plan) || plan.lastPoints.length === 0) return [];
    return withHandles(() => prover.room(plans.positionAt(plan, moment), attacker).suicides);
  }, [plan, moment]);
  const lost = useMemo(() => {
    if (!plan || asked === null) return 1;
    return withHandles(() => prover.attempt(plans.positionAt(plan, moment), attacker, asked)?.suicide.length ?? 1);
  }, [plan, moment, asked]);
  /** The attempt, with what is said of it in passing. */
  const challenge = activity.kind === 'try' ? (remark?.said ?? activity.challenge) : null;
  const surface = useRef<HTMLDivElement>(null);
  const playOrPause = useRef<(() => void) | null>(null);
  const chosen = facts.blocks[block];
  const blockLists = (
    <div class="stack">
      <BlockLists own={facts} other={otherFacts} position={position} chosen={block} press={chooseOf} />
    </div>
  );
  if (!chosen)
    return (
      <section class="stack" aria-label={en.label}>
        <p>{en.noBlocks({ color })}</p>
        {otherFacts && otherFacts.blocks.length > 0 && blockLists}
      </section>
    );

  const alive = chosen.castOut === null;
  const name = plain(words.block(block));
  const goal: challenges.Goal = { facts, position, words, block };
  const nameNow = chosen.name;

  /** The attempt as the state has it. */
  const attempt: Attempt | null =
    proof?.activity === 'try' && activity.kind === 'try'
      ? { ...proof, moves: activity.challenge.plies.map(({ point }) => words.point(point)) }
      : null;
  const whereOf = (to: ProofPlace): WhereIn<'prove'> => {
    const { [nameNow]: _, ...others } = attempts;
    const isKept = to.activity === 'try' && to.block === nameNow;
    const left = attempt
      ? { moves: attempt.moves, ...(attempt.before && { before: attempt.before }) }
      : attempts[nameNow];
    const all = isKept || !left ? others : { ...others, [nameNow]: left };
    return { room: 'explore', lens: 'prove', proof: to, attempts: all };
  };
  /** Goes to a place. An attempt that is left stays, to go on with it later. */
  const visit = (to: ProofPlace, focus?: string) => dispatch({ type: 'visit', where: whereOf(to), focus });
  function chooseOf(of: Color, index: number): void {
    const block = (of === color ? facts : otherFacts)?.blocks[index];
    const to = { activity: 'choose', block: block?.name ?? '' } as const;
    setMoved(null);
    if (of === color) {
      visit(to);
      return;
    }
    // The lists are drawn anew where one of the colors had no blocks.
    const focus = document.activeElement?.closest('.block-list') ? focusOf(block?.points ?? []) : undefined;
    // Attempts go by the names of blocks, which are those of one color.
    dispatch({ type: 'visit', where: { room: 'explore', lens: 'prove', proof: to }, stepping: of, focus });
  }
  const close = (event: MouseEvent) => {
    setMoved(null);
    // By the keyboard another block is chosen on the board.
    visit({ activity: 'choose', block: nameNow }, event.detail === 0 ? 'board' : undefined);
  };
  // The button that began it is gone; the next press goes on.
  const show = () => visit({ activity: 'show', block: nameNow, move: 0 }, 'forward');
  const go = (move: number) => visit({ activity: 'show', block: nameNow, move });
  const start = (event: MouseEvent) => {
    const byKeyboard = event.detail === 0;
    const last = attempts[nameNow];
    const goesOn = last && challengeOf(context, block, pointsNamed(context, last.moves)).standing !== 'won';
    const to = { activity: 'try', block: nameNow, ...(goesOn ? last : { moves: [] }) } as const;
    visit(to, byKeyboard ? 'board' : undefined);
  };
  const tried = (next: challenges.Challenge): ProofPlace => ({
    activity: 'try',
    block: nameNow,
    moves: next.plies.map(({ point }) => words.point(point)),
  });
  /** Goes on with the attempt; a hint or a refused move leaves it where it is. */
  const tryOn = (next: challenges.Challenge, focus = false) => {
    if (next.plies.length !== attempt?.moves.length) {
      rememberChallenge(context, block, next);
      visit(tried(next));
      return;
    }
    setRemark({ of: context, at, said: next });
    if (next.about?.kind !== 'hint') return;
    moveCursor(next.about.point);
    if (focus) surface.current?.focus();
  };
  /** Takes the last move of the attempt back, or its new start; undefined if there is neither. */
  const takeBack = takeBackOf();
  function takeBackOf(): (() => void) | undefined {
    if (!attempt || activity.kind !== 'try') return undefined;
    const { moves, before } = attempt;
    if (moves.length === 0) return before && (() => visit({ activity: 'try', block: nameNow, moves: before }));
    return () => {
      const said = challenges.undo(goal, referee, activity.challenge);
      setRemark({ of: context, at: whereText(whereOf(tried(said))), said });
      visit(tried(said));
    };
  }
  const again = () => attempt && visit({ activity: 'try', block: nameNow, moves: [], before: attempt.moves });

  const scene = sceneOf();
  const study = analyze(scene.position);
  const now = study.facts(color);

  function sceneOf(): Scene {
    const target = chosen?.points[0] ?? 0;
    if (activity.kind === 'choose') {
      const { saving = [], losing = [], spoiling = [] } = activity.singleMoves ?? {};
      return { position, target, better: saving, worse: [...losing, ...spoiling] };
    }
    if (challenge) {
      const { plies, about, suicides, standing } = challenge;
      const at = challenges.positionOf(goal, challenge);
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
    if (!plan) return { position, target };
    const shown = plans.positionAt(plan, moment);
    const move = plan.moves[moment - 1];
    return {
      target,
      position: shown,
      last: plans.pointOf(plan, moment),
      taken: plans.takenBy(plan, moment),
      crosses: suicides,
      asked,
      region: move && move.why !== 'capture' ? move.region : null,
      room: move?.why === 'unhealthy' && move.room !== null ? [move.room] : [],
    };
  }

  const sentence = (): Phrase => {
    if (challenge) return challenge.sentence;
    if (plan) return asked === null ? plans.sentenceAt(plan, words, moment) : suicideSentence(words, now, asked, lost);
    const name = words.blockAt(block);
    if (singleMoves) return explanationAt(explained, hovered) ?? singleMovesSentence(singleMoves);
    if (alive) return en.chosenLives({ block: name, color: attacker });
    return en.chosenFalls({ block: name, color: attacker, moves: capturesOf(context, block) });
  };

  const singleMovesSentence = ({ saving, losing, spoiling }: SingleMoves): Phrase => {
    const name = words.blockAt(block);
    if (alive) return en.losers({ block: name, color, moves: losing.length });
    const parts = { block: name, color };
    return phrases(
      en.savers({ ...parts, moves: saving.length }),
      saving.length > 0 && en.spoilers({ color, moves: spoiling.length }),
    );
  };
  const toggleSingleMoves = () => visit({ activity: singleMoves ? 'choose' : 'turn', block: nameNow });

  /** The block at a point that can be chosen. */
  const choiceAt = (point: Point) => {
    for (const side of [facts, otherFacts]) {
      const index = side?.blocks.findIndex(({ points }) => points.includes(point)) ?? -1;
      if (side && index >= 0) return { color: side.color, index, falls: side.blocks[index]?.castOut !== null };
    }
    return null;
  };
  const press = (point: Point) => {
    if (activity.kind === 'choose') {
      const choice = choiceAt(point);
      if (choice) chooseOf(choice.color, choice.index);
      else setHovered(point);
    } else if (activity.kind === 'show') {
      if (scene.crosses?.includes(point)) setRemark({ of: context, at, asked: point });
    } else if (activity.challenge.standing !== 'won') {
      tryOn(challenges.play(goal, referee, activity.challenge, point));
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!isPlain(event)) return;
    const isOn = (controls: string) => (event.target as Element).matches(controls);
    if (takeBack && PAGE_KEYS[key] === 'takeBack') takeBack();
    else if (plan && PAGE_KEYS[key] === 'playOrPause' && !isOn(TAKES_SPACE)) playOrPause.current?.();
    else if (plan && !isOn('input')) {
      const to = placeForKey(plans.destinationsFrom(plan, moment), key);
      if (to === undefined) return;
      go(to);
    } else return;
    event.preventDefault();
  };

  const tone = challenge?.standing ?? 'open';
  const plays = challenge && tone !== 'won' && tone !== 'proved' ? attacker : null;
  return (
    <section class="proof stack" aria-label={en.label} onKeyDown={useOwnKeys(onKeyDown, takeBack)}>
      <OnBoard
        palette={palette}
        line={en.line[activity.kind === 'choose' && both ? 'chooseAny' : activity.kind]({ color, block: name })}
        keys={onKeyDown}
        scene={{
          study,
          position: scene.position,
          view: { ...proofView(scene, now, words, facts), cursor: listed },
          label: en.board({ block: name }),
          help: en.boardHelp[activity.kind],
          // Crosses are on the points that may not be played on.
          ghostAt: (point) => (colorAt(scene.position, point) || scene.crosses?.includes(point) ? null : plays),
          confirm: plays && ((point) => confirm({ point: pointName(position, point), tool: 'play' })),
          cursor,
          moveCursor,
          press,
          describe: (point) => {
            const what = describePoint(scene, facts, block, point);
            const choice = activity.kind === 'choose' && choiceAt(point);
            return choice ? en.pointVerdict[choice.falls ? 'falls' : 'lives']({ what }) : what;
          },
          describeDeps: [scene.position, facts, otherFacts, activity, remark],
          look: (hit) => setHovered(hit?.point ?? null),
          surface,
        }}
      />
      <Transport>
        {plan ? (
          <MoveButtons
            key="moves"
            plan={plan}
            at={moment}
            destinations={plans.destinationsFrom(plan, moment)}
            go={go}
            playOrPause={playOrPause}
          />
        ) : (
          challenge && (
            <TryButtons
              key="try"
              challenge={challenge}
              goal={goal}
              referee={referee}
              change={tryOn}
              takeBack={takeBack}
              again={again}
            />
          )
        )}
      </Transport>
      <div class={`said ${tone}`}>
        {plan && <p class="place">{plans.placeAt(plan, moment)}</p>}
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
          <button type="button" class="choice" aria-pressed={singleMoves !== null} onClick={toggleSingleMoves}>
            {alive ? en.turnLife : en.turnFall}
          </button>
        )}
        {activity.kind !== 'choose' && (
          <button type="button" class={tone === 'won' ? 'choice strong' : 'choice'} onClick={close}>
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
          <p class="hint">{en.intro({ color })}</p>
          {blockLists}
        </>
      )}
    </section>
  );
}
