/** The one status of a group, in words: that of the solver, or else that of the rules. */
import * as en from '#locale/eye-referee.ts';
import * as eyes from '#locale/eyes.ts';
import type { EyeGroup } from '../../../../engine/eyes.ts';
import type { EyeSolved } from '../../../../engine/referee.ts';
import type { Phrase } from '../../../../locales/phrase.ts';
import { phrases } from '../../../../locales/sentences.ts';
import type { Speaker } from '../pointing.ts';
import { type Judgement, verdictOf } from '../words.ts';

/** The answer of the solver replaces that of the rules. */
export const judgementOf = (group: EyeGroup, solved: EyeSolved | null | undefined): Judgement => solved ?? group;

/**
 * The verdict on a group, such as `Group A is critical: White lives only at D1, Black kills only at D1.` What the rules
 * leave open is not told while the solver is at it.
 */
export function judgementSaid(group: EyeGroup, solved: EyeSolved | null, speaker: Speaker, isSolving = false): Phrase {
  if (!solved && isSolving && group.status === 'unsettled') return en.solving({ group: speaker.group });
  if (!solved || solved.ignores === 'any') return verdictOf(group, speaker);
  const { color } = speaker;
  return phrases(
    statusSaid(group, solved, speaker),
    solved.ownerContested && en.byKo.ownerFaces({ color }),
    solved.opponentContested && en.byKo.opponentFaces({ color }),
  );
}

function statusSaid(group: EyeGroup, solved: EyeSolved, speaker: Speaker): Phrase {
  const { color, point } = speaker;
  const about = { group: speaker.group, color };
  const [save, kill] = [solved.save.map(point), solved.kill.map(point)];
  switch (solved.status) {
    case 'alive': {
      const { opponentFirst } = solved;
      return en.lives[opponentFirst === 'out' || opponentFirst === 'seki' ? opponentFirst : 'alive'](about);
    }
    case 'critical':
      return en.critical({ ...about, save, kill, only: solved.all && solved.open.length === 0 });
    case 'dead':
      return en.dies(about);
    case 'seki':
      return eyes.seki(about);
    case 'ko':
      return solved.opponentFirst === 'ko' ? en.koToKill({ ...about, kill }) : en.koToSave({ ...about, save });
    case 'unsettled':
      return verdictOf(group, speaker);
  }
}

/** What the answer would be if blocks with few liberties stay. */
export const doubtfulSaid = ({ status, doubtful }: EyeSolved, { point }: Speaker): Phrase =>
  en.doubtful({ status: status === 'dead' ? status : 'other', at: doubtful.map(point) });

/** What the status rests on. */
export function basisSaid(solved: EyeSolved | null, { point }: Speaker): Phrase {
  if (!solved) return [en.byRules];
  if (solved.basis === 'proven') return [en.proven];
  const about = { assumed: solved.assumed.map(point), exits: solved.exits.map(point) };
  // That it is safe at an exit is the owner's condition, not the attacker's.
  return solved.status === 'dead' && solved.exits.length > 0 ? en.deadIf(about) : en.provenIf(about);
}
