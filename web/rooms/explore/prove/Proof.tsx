import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as en from '#locale/prove.ts';
import { colorAt, otherColor } from '../../../engine/position.ts';
import type { Prover, Turning } from '../../../engine/proof.ts';
import type { Color, Facts, Point, Position } from '../../../engine/types.ts';
import { type Phrase, plain } from '../../../locales/phrase.ts';
import { pointWords } from '../../../model/sentence.ts';
import { placeForKey } from '../../../model/ways.ts';
import type { ProofPlace, Where } from '../../../model/where.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { Blocks } from '../../../ui/lens/Blocks.tsx';
import { Said } from '../../../ui/Said.tsx';
import { OnBoard, Transport, useOwnKeys } from '../../../ui/stage.tsx';
import { MoveButtons, TryButtons } from './Buttons.tsx';
import * as challenges from './challenge.ts';
import * as plans from './plan.ts';
import { type Scene, viewOf } from './scene.ts';
import { CHOOSING, canTurn, type Ground, placeOf, planOf, type Spot, spotAt, turningOf } from './spot.ts';
import { saidAt, turnsOf } from './turn.ts';
import { saviorsOf, suicideSentence, wordsOf } from './words.ts';

/** Analysed positions take memory, on a big board much of it. */
const REMEMBERED = 8;

interface Props extends FetchedProps {
  readonly prover: Prover;
  readonly visit: (place: ProofPlace) => void;
}

/** The blocks of one color, and for each a proof of what became of it that can be played. */
export function Proof(props: Props) {
  const { state, engine, palette, dispatch, prover, visit } = props;
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
  const words = useMemo(() => wordsOf(facts, position), []);
  const referee: challenges.Referee = { prover, read };
  const ground: Ground = { facts, position, words, referee };
  const [first] = useState(() => spotAt(ground, placeIn(state.where)));
  const [{ block, doing }, setSpot] = useState(first);
  const shownFirst = first.doing.kind === 'show' ? first.doing.plan : null;
  const [cursor, setCursor] = useState<Point>(facts.blocks[block]?.points[0] ?? 0);
  /** The point under the pointer or the cursor, and the point of the line of the list under the pointer. */
  const [looked, look] = useState<Point | null>(null);
  const [listed, list] = useState<Point | null>(null);
  const turning = doing.kind === 'choose' ? doing.turning : null;
  const turns = useMemo(() => (turning ? turnsOf(ground, block, turning) : []), [turning]);
  /** The challenges that were left, by their blocks, to go on with them later. */
  const left = useRef(new Map<number, challenges.Challenge>());
  const surface = useRef<HTMLDivElement>(null);
  /** True if the board takes the focus when it has moved to its place. */
  const byKeyboard = useRef(false);
  useLayoutEffect(() => {
    if (doing.kind === 'choose') return;
    if (byKeyboard.current) surface.current?.focus({ preventScroll: true });
    byKeyboard.current = false;
  }, [doing.kind]);
  const attacker = otherColor(color);
  const chosen = facts.blocks[block];
  if (!chosen) return <p>{en.noBlocks(color)}</p>;

  const alive = chosen.castOut === null;
  const goal: challenges.Goal = { facts, position, words, block };

  const be = (spot: Spot) => {
    if (doing.kind === 'try') left.current.set(block, doing.challenge);
    setSpot(spot);
    visit(placeOf(ground, spot));
  };
  const choose = (index: number) => {
    be({ block: index, doing: CHOOSING });
    setCursor(facts.blocks[index]?.points[0] ?? 0);
  };
  const show = () => be({ block, doing: { kind: 'show', plan: planOf(ground, block), at: 0, asked: null } });
  const attempt = (challenge: challenges.Challenge, focus = false) => {
    be({ block, doing: { kind: 'try', challenge } });
    if (challenge.about?.kind !== 'hint') return;
    setCursor(challenge.about.point);
    if (focus) surface.current?.focus();
  };
  const start = (event: MouseEvent) => {
    byKeyboard.current = event.detail === 0;
    const last = left.current.get(block);
    attempt(last && last.standing !== 'won' ? last : challenges.begin(goal, referee));
  };
  const go = (at: number) => {
    if (doing.kind === 'show') be({ block, doing: { ...doing, at, asked: null } });
  };

  const scene = sceneOf();
  const study = analyze(scene.position);
  const now = study.facts(color);

  function sceneOf(): Scene {
    const target = chosen?.points[0] ?? 0;
    if (doing.kind === 'choose') {
      const { saving = [], losing = [], spoiling = [] } = doing.turning ?? {};
      return { position, target, better: saving, worse: [...losing, ...spoiling] };
    }
    if (doing.kind === 'try') {
      const { plies, about, suicides, standing } = doing.challenge;
      const at = challenges.positionOf(goal, doing.challenge);
      const [last] = plies.slice(-1);
      const refused = about?.kind === 'refused' ? about.point : null;
      return {
        target,
        position: at,
        last: last?.point ?? null,
        taken: last?.taken ?? [],
        crosses: refused === null || suicides.includes(refused) ? suicides : [...suicides, refused],
        // While it goes on, the block in question stays lit, and what refuses the move is marked.
        asked: standing === 'proved' ? refused : null,
        room: refused === null ? [] : saviorsOf(read(at), refused).map(({ liberty }) => liberty),
        hint: about?.kind === 'hint' ? about.point : null,
      };
    }
    const { plan, at, asked } = doing;
    const shown = plans.positionAt(plan, at);
    const isEnd = at === plans.length(plan) && plan.lastPoints.length > 0;
    const move = plan.moves[at - 1];
    return {
      target,
      position: shown,
      last: plans.pointOf(plan, at),
      taken: plans.takenBy(plan, at),
      crosses: isEnd ? prover.room(shown, attacker).suicides : [],
      asked,
      region: move && move.why !== 'capture' ? move.region : null,
      room: move?.why === 'unhealthy' && move.room !== null ? [move.room] : [],
    };
  }

  const said = (): Phrase => {
    if (doing.kind === 'try') return doing.challenge.said;
    if (doing.kind === 'show') {
      const { plan, at, asked } = doing;
      if (asked === null) return plans.sentenceAt(plan, words, at);
      const stones = prover.attempt(scene.position, attacker, asked)?.suicide.length ?? 1;
      return suicideSentence(words, now, asked, stones);
    }
    const name = words.blockAt(block);
    if (doing.turning) return saidAt(turns, looked) ?? turningSentence(doing.turning);
    if (alive) return en.chosenLives(name, attacker);
    return en.chosenFalls(name, attacker, prover.capture(position, color, { rules }, block).length);
  };

  const turningSentence = ({ saving, losing, spoiling }: Turning): Phrase => {
    const name = words.blockAt(block);
    if (alive) return en.losers(name, color, losing.length);
    return en.savers(name, color, saving.length, spoiling.length);
  };
  const turn = () => {
    const isOn = doing.kind === 'choose' && doing.turning;
    be({ block, doing: { kind: 'choose', turning: isOn ? null : turningOf(ground, block) } });
  };

  const press = (point: Point) => {
    if (doing.kind === 'choose') {
      const index = words.owner(point);
      if (index >= 0) choose(index);
      else look(point);
    } else if (doing.kind === 'show') {
      if (scene.crosses?.includes(point)) setSpot({ block, doing: { ...doing, asked: point } });
    } else if (doing.challenge.standing !== 'won') {
      attempt(challenges.play(goal, referee, doing.challenge, point));
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.altKey || event.shiftKey || event.metaKey) return;
    const plies = doing.kind === 'try' ? doing.challenge.plies.length : 0;
    if (doing.kind === 'try' && plies > 0 && (key === 'Backspace' || (event.ctrlKey && key === 'z'))) {
      attempt(challenges.undo(goal, referee, doing.challenge));
    } else if (doing.kind === 'show' && !event.ctrlKey && !(event.target as Element).matches('input')) {
      const to = placeForKey(plans.waysFrom(doing.plan, doing.at), key);
      if (to === undefined) return;
      go(to);
    } else return;
    event.preventDefault();
  };

  const tone = doing.kind === 'try' ? doing.challenge.standing : 'open';
  const plays = doing.kind === 'try' && tone !== 'won' && tone !== 'proved' ? attacker : null;
  return (
    <section class="proof stack" aria-label={en.label} onKeyDown={useOwnKeys(onKeyDown)}>
      <OnBoard
        palette={palette}
        line={en.line(chosen.name, doing.kind)}
        keys={onKeyDown}
        scene={{
          study,
          position: scene.position,
          view: { ...viewOf(scene, now, words, facts), cursor: listed },
          label: en.board(chosen.name),
          help: en.boardHelp[doing.kind],
          ghostAt: (point) => (plays && !colorAt(scene.position, point) ? plays : null),
          aims: plays !== null,
          cursor,
          moveCursor: setCursor,
          press,
          say: (point) => wordsAt(scene, facts, block, point),
          says: [scene.position, doing],
          look: (hit) => look(hit?.point ?? null),
          surface,
        }}
      />
      <Transport>
        {doing.kind === 'show' ? (
          <MoveButtons
            key="moves"
            plan={doing.plan}
            at={doing.at}
            ways={plans.waysFrom(doing.plan, doing.at)}
            go={go}
            restored={doing.plan === shownFirst}
          />
        ) : (
          doing.kind === 'try' && (
            <TryButtons key="try" challenge={doing.challenge} goal={goal} referee={referee} change={attempt} />
          )
        )}
      </Transport>
      <div class={`said ${tone}`}>
        {doing.kind === 'show' && <p class="place">{plans.placeAt(doing.plan, doing.at)}</p>}
        <div role="status">
          <p class="sentence long">
            <Said phrase={said()} selection={state.selection} dispatch={dispatch} />
          </p>
        </div>
      </div>
      <div class="buttons">
        {doing.kind === 'choose' && (
          <button type="button" class="choice strong" onClick={show}>
            {alive ? en.showLife : en.showFall}
          </button>
        )}
        {doing.kind !== 'try' && (
          <button type="button" class="choice" onClick={start}>
            {en.attempt}
          </button>
        )}
        {doing.kind === 'choose' && canTurn(ground) && (
          <button type="button" class="choice" aria-pressed={doing.turning !== null} onClick={turn}>
            {alive ? en.turnLife : en.turnFall}
          </button>
        )}
        {doing.kind !== 'choose' && (
          <button type="button" class={tone === 'won' ? 'choice strong' : 'choice'} onClick={() => choose(block)}>
            {en.close}
          </button>
        )}
        {/* A reader who tries finds it last, and less conspicuous than the hint. */}
        {doing.kind === 'try' && (
          <button type="button" class="choice quiet" onClick={show}>
            {alive ? en.showLife : en.solution}
          </button>
        )}
      </div>
      {turns.length > 0 && (
        <ul class="proof-turns" aria-label={en.turns}>
          {turns.map(({ point, better, said: does }) => (
            <li
              key={`${point} ${better}`}
              data-lit={(looked ?? listed) === point || undefined}
              onPointerEnter={() => list(point)}
              onPointerLeave={() => list(null)}
            >
              <span class={better ? 'lives' : 'falls'} aria-hidden="true" /> {plain(does)}
            </li>
          ))}
        </ul>
      )}
      {doing.kind === 'choose' && (
        <>
          <p class="hint">{en.intro(color, attacker)}</p>
          <Blocks
            facts={facts}
            position={position}
            label={en.blocks}
            about={(index) => en.blockTitle(facts.blocks[index]?.castOut === null)}
            isPressed={(index) => index === block}
            press={choose}
          />
          <p class="hint">{en.legend}</p>
        </>
      )}
    </section>
  );
}

/** A point in words, for readers who do not see the board. */
function wordsAt(scene: Scene, facts: Facts, block: number, point: Point): string {
  const what = pointWords(scene.position, point);
  const color: Color | null = colorAt(scene.position, point);
  if (color) return color === facts.color && facts.blocks[block]?.points.includes(point) ? en.pointTarget(what) : what;
  if (scene.crosses?.includes(point)) return en.pointSuicide(what);
  return scene.taken?.includes(point) ? en.pointTaken(what) : what;
}

/** The place of a proof in the lens. */
const placeIn = (where: Where): ProofPlace | null =>
  where.room === 'explore' && where.lens === 'prove' ? where.proof : null;
