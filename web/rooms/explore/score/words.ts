import * as en from '#locale/score.ts';
import { unit } from '#locale/shared.ts';
import { colorAt } from '../../../engine/position.ts';
import type { Point } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import { sentences } from '../../../locales/sentences.ts';
import type { PrisonerCount } from '../../../model/prisoners.ts';
import { pointWords } from '../../../model/sentence.ts';
import type { ScoreRecord } from './record.ts';
import { type Both, kindsAt, positionAt, type Step, stonesOn, sumsOf, type Tally } from './tally.ts';

/** A step in sentences. */
export function sentenceAt(tally: Tally, step: Step): string {
  const { score, before, counting } = tally;
  const { black, white, neutral } = score;
  switch (step) {
    case 'start': {
      const { byBlack, byWhite, fromBeginning } = before;
      const captured = byBlack + byWhite > 0 && en.captured({ black: byBlack, white: byWhite });
      return sentences(en.start, captured, fromBeginning ? !captured && en.nobodyCaptured : notKnown(before));
    }
    case 'alive':
      return aliveSentence(tally);
    case 'removed': {
      const [removed, left] = [stonesOn(tally, score.removed), stonesOn(tally, tally.left)];
      const [n, stay] = [sum(removed), sum(left)];
      return sentences(
        n === 0 ? en.noneGoes : en.removed({ counting, n, count: stones(removed) }),
        stay > 0 && en.left({ n: stay, count: stones(left) }),
        en.prisoners({ isNew: n > 0, black: black.prisoners, white: white.prisoners }),
      );
    }
    case 'points':
      return sentences(
        en.points({ counting, black: black.points.length, white: white.points.length }),
        neutral.length > 0 && en.neutral({ n: neutral.length }),
      );
    case 'score':
      return scoreSentence(tally);
  }
}

function aliveSentence(tally: Tally): string {
  const { black, white, removed } = tally.score;
  const left = stonesOn(tally, tally.left);
  const [goBlack, goWhite] = stonesOn(tally, removed);
  const stay: Both = [black.stones - left[0], white.stones - left[1]];
  const go: Both = [goBlack + left[0], goWhite + left[1]];
  const others = sum(go);
  if (sum(stay) === 0) return others === 0 ? en.noStone : en.noneStays;
  return sentences(
    en.stay({ n: sum(stay), count: stones(stay) }),
    others === 0 ? en.noOther : en.others({ n: others, count: stones(go) }),
  );
}

function scoreSentence(tally: Tally): string {
  const { score, before, komi } = tally;
  const { territory } = sumsOf(score);
  const [black, white] = territory;
  return sentences(
    !isFinished(tally) && en.unfinished,
    en.sum({
      blackPoints: score.black.points.length,
      blackPrisoners: score.black.prisoners,
      black,
      whitePoints: score.white.points.length,
      whitePrisoners: score.white.prisoners,
      white,
    }),
    komi ? en.leadsOnBoard(leadIn(territory)) : en.leads(leadIn(territory)),
    komi ? en.leadsWithKomi({ komi, ...leadIn(territory, komi) }) : '',
    !before.fromBeginning && notKnown(before),
  );
}

/** The caveat of a count of prisoners that did not begin with the game. */
const notKnown = ({ byBlack, byWhite }: PrisonerCount): string =>
  en.notKnown({ since: byBlack + byWhite === 0 ? 'position' : 'moves' });

const sum = ([black, white]: Both): number => black + white;

/** The stones of each colour, without what there is none of. */
const stones = ([black, white]: Both): string[] => [
  ...(black ? [en.blackStones({ stones: black })] : []),
  ...(white ? [en.whiteStones({ stones: white })] : []),
];

/** The leader, and by how many points; `komi` is counted for White. */
function leadIn(
  [black, white]: Both,
  komi = 0,
): { readonly leader: 'black' | 'white' | 'even'; readonly points: number } {
  // A komi of 6.7 has no exact sum.
  const lead = Math.round((black - white - komi) * 100) / 100;
  return { leader: lead > 0 ? 'black' : lead < 0 ? 'white' : 'even', points: Math.abs(lead) };
}

/** The leader by both ways of counting. */
export function leadOf(tally: Tally): string {
  const { counting } = tally;
  const { area, territory } = sumsOf(tally.score);
  const [hasKomi, komi] = [tally.komi !== null, tally.komi ?? 0];
  const [byArea, byTerritory] = [leadIn(area, komi), leadIn(territory, komi)];
  const { leader, points } = byTerritory;
  if (counting === 'kim') return en.leaderByKim({ hasKomi, komi, leader, points });
  if (leader !== byArea.leader)
    return en.leaders({ hasKomi, komi, area: en.leadInside(byArea), territory: en.leadInside(byTerritory) });
  if (leader === 'even' || points === byArea.points) return en.leader({ hasKomi, komi, leader, points });
  return en.leadsByBoth({ hasKomi, komi, leader, area: byArea.points, territory: points });
}

/** What is to be known of the lead: that stones may be missing in it, and what the record of the game says. */
export function besideLead(tally: Tally, { result, rules }: Pick<ScoreRecord, 'result' | 'rules'>): string {
  return sentences(
    !isFinished(tally) && en.onlyAlive,
    result && (rules ? en.inRecordUnder({ result, rules }) : en.inRecord({ result })),
  );
}

/** True if all stones are alive and all points count for somebody. */
function isFinished({ score: { neutral, removed }, left }: Tally): boolean {
  return neutral.length + removed.length + left.length === 0;
}

/** A point in words, for screen readers. */
export function describePoint(tally: Tally, step: Step, point: Point): string {
  const what = pointWords(positionAt(tally, step), point);
  const kind = kindsAt(tally, step).get(point);
  const gone = kind === 'gone' ? colorAt(tally.position, point) : null;
  if (gone) return plain(unit([what, en.pointGone({ color: gone })]));
  return kind ? plain(unit([what, en.legend[kind]])) : what;
}
