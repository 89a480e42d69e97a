import { useEffect, useState } from 'preact/hooks';
import { tryIt } from '#locale/eye-referee.ts';
import * as en from '#locale/eyes.ts';
import { otherColor } from '../../../engine/position.ts';
import type { EyeSolved } from '../../../engine/referee.ts';
import type { BoardMark, Point, Position } from '../../../engine/types.ts';
import type { Where } from '../../../model/where.ts';
import { Decisions } from './decisions/Decisions.tsx';
import { doubtsOf, optionsOf } from './decisions/decision.ts';
import { PartLink } from './decisions/PartLink.tsx';
import { GroupEyes } from './GroupEyes.tsx';
import { type Part, placeOf } from './place.ts';
import type { GroupSolver } from './referee/group-solver.ts';
import { Line } from './referee/Line.tsx';
import { useJudge } from './referee/use-judge.ts';
import { Verdict } from './referee/Verdict.tsx';
import { judgementOf, judgementSaid } from './referee/verdict.ts';
import { Try } from './try/Try.tsx';
import { type EyesProps, useGroups } from './use-groups.ts';

interface Props extends EyesProps {
  /** Creates the solver of the lens. */
  readonly solver: () => GroupSolver;
  /** Called with the place that is shown first. */
  readonly named?: ((where: Where) => void) | undefined;
}

/** The groups of one color: their eyes, and whether they live when their owner answers. */
export function Eyes({ solver: create, named, ...props }: Props) {
  const chosen = useGroups(props);
  const { position, color, group, ground, shown, go, begin } = chosen;
  const { decisions, decide } = chosen;
  const [hasMarks, setHasMarks] = useState(false);
  /** The board on which blocks are called dead or alive. */
  const [deciding, setDeciding] = useState<Position | null>(null);
  const isDeciding = deciding === position;
  const doubts = doubtsOf(decisions);
  const judging = useJudge(create, position, color, group, optionsOf(decisions), doubts);
  useEffect(() => named?.({ room: 'explore', lens: 'eyes', eyes: placeOf(chosen.shown, chosen.side.groups) }), []);
  const { ruling, rulings, solver, stop, again } = judging;
  if (!group) return <p>{en.noGroups({ color })}</p>;

  const { part, at } = shown;
  const { solved } = ruling;
  // A group that is unconditionally alive leaves nothing to play for.
  const canTry = solved !== null && group.because !== 'unconditional';
  if (solved && (part === 'first' || part === 'second' || (canTry && (part === 'live' || part === 'kill')))) {
    const shared = { ground, position, color, group, solved, close: () => begin('result') };
    const byOwner = part === 'first' || part === 'live' ? 'owner' : 'opponent';
    return (
      <section class="eyes stack" aria-label={en.label}>
        {part === 'first' || part === 'second' ? (
          <Line
            key={part}
            {...shared}
            solver={solver}
            first={byOwner}
            at={at}
            go={go}
            walk={chosen.moves}
            change={chosen.play}
          />
        ) : (
          <Try
            key={part}
            {...shared}
            solver={solver}
            side={byOwner}
            moves={chosen.moves}
            change={chosen.play}
            undo={() => chosen.dispatch({ type: 'undo' })}
          />
        )}
      </section>
    );
  }

  const doubt = (at: Point) => decide([...decisions, { is: 'doubted', at }]);
  // By the keyboard the first move is made on the board.
  const tryTo = (part: Part, { detail }: MouseEvent) => begin(part, detail === 0 ? 'board' : undefined);
  const buttons = canTry && (
    <>
      <button type="button" class="choice strong" onClick={(event) => tryTo('live', event)}>
        {tryIt.live({ color })}
      </button>
      <button type="button" class="choice strong" onClick={(event) => tryTo('kill', event)}>
        {tryIt.kill({ color: otherColor(color) })}
      </button>
    </>
  );
  return (
    <GroupEyes
      chosen={chosen}
      group={group}
      buttons={buttons}
      isDeciding={isDeciding}
      decisions={
        <Decisions
          chosen={chosen}
          group={group}
          isUnfolded={isDeciding}
          unfold={(isOpen) => setDeciding(isOpen ? position : null)}
        />
      }
      partLink={(link) => <PartLink chosen={chosen} link={link} />}
      verdict={(speaker) => judgementSaid(group, solved, speaker, ruling.state === 'running')}
      marks={solved && hasMarks ? marksOf(solved, doubts) : []}
      pressMark={doubt}
      isSolving={ruling.state === 'running'}
      judged={(each) => judgementOf(each, rulings.get(each)?.solved)}
      referee={(speaker, show) => (
        <Verdict
          group={group}
          ruling={ruling}
          speaker={speaker}
          show={show}
          stop={stop}
          again={again}
          doubt={doubt}
          doubts={doubts}
          isUnfolded={hasMarks}
          unfold={setHasMarks}
          showLine={(mover) => begin(mover === 'owner' ? 'first' : 'second')}
        />
      )}
    />
  );
}

/** The assumptions of the solver: stones that are taken to stay, and points that are taken to lead out. */
const marksOf = ({ assumed, exits }: EyeSolved, doubts: readonly Point[]): readonly BoardMark[] => [
  ...assumed.filter((point) => !doubts.includes(point)).map((point) => ({ point, kind: 'triangle' }) as const),
  ...exits.map((point) => ({ point, kind: 'cross' }) as const),
];
