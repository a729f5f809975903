import 'server-only';
import { describeCure, describeRefusal } from '@/lib/game/wording/refusals';
import { problem, RULES_STATUS, type Problem, type ProblemCure } from '@/lib/platform/http/problem';
import { PLATFORM_PROBLEMS } from '@/lib/platform/http/problem-of';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import type { Help, RulesRefusal, TableRefusal } from './refusals';

export const TABLE_PROBLEMS: ProblemsOf<TableRefusal> = {
  ...PLATFORM_PROBLEMS,
  'unknown-table': () => problem('unknown-table', 'There is no table of this id.'),
  'unknown-position': ({ seq }) => problem('unknown-position', `This table has no row ${seq}.`),
  'token-missing': () =>
    problem('token-missing', 'Open your seat link and sit down, or send the token of your seat.'),
  'token-wrong': () => problem('token-wrong', 'This token proves no seat of this table.'),
  'delegate-ended': () =>
    problem('delegate-ended', 'This link to play for somebody has ended. Steps that were made stay.'),
  'delegate-may-not': () =>
    problem('delegate-may-not', 'This link lets you confirm the plans of its holder, and nothing else.'),
  'not-seated': () => problem('not-seated', 'Sit down first: nobody has taken this seat yet.'),
  stale: ({ seq }) => problem('stale-position', `The table stands at row ${seq} now.`, { seq }),
  ended: ({ seq }) => problem('table-ended', 'This table was ended without a result.', { seq }),
  'command-id-reused': ({ seq }) =>
    problem('command-id-reused', 'This command id was used for another command.', { seq }),
  rejected: problemOfRejection,
};

/** Refusals by the rules that are conflicts: the command may be legal at another time. */
export const conflictsOfRules = ['not-your-turn', 'game-finished', 'not-a-seat'] as const;
const CONFLICTS: ReadonlySet<string> = new Set(conflictsOfRules);

/** Maximum suggestions sent with a refusal. */
const MAX_CURES = 10;

function problemOfRejection({ rejection, seq, help }: RulesRefusal): Problem {
  const { code, rule, params } = rejection;
  const isConflict = CONFLICTS.has(code);
  return {
    status: isConflict ? RULES_STATUS.conflict : RULES_STATUS.illegal,
    title: isConflict ? 'Not now' : 'Against the rules',
    code,
    rule,
    detail: describeRefusal(wordingOf('en'), rejection),
    seq,
    params,
    ...(help ? { cures: curesOf(help) } : {}),
  };
}

function curesOf(help: Help): readonly ProblemCure[] {
  return help.cures
    .slice(0, MAX_CURES)
    .map((cure) => ({ ...cure, words: describeCure({ words: wordingOf('en'), ...help }, cure) }));
}
