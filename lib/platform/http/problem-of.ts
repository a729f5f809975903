import 'server-only';
import type { Rejection } from '@/lib/game/engine/rejections';
import { problemOfMaintenance } from '@/lib/platform/http/maintenance';
import { problem, RULES_STATUS, type Problem, type ProblemCure } from '@/lib/platform/http/problem';
import { logger } from '@/lib/platform/logger';
import type { Help, NotImportable, Refused } from '@/lib/platform/http/refused';
import { isDatabaseAway } from '@/lib/platform/db/health';
import { errorWords } from '@/lib/platform/logger/error-words';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { describeRefusal } from '@/lib/game/wording/refusals';
import { describeCure } from '@/lib/game/wording/refusals-cures';

/** The problem that a refusal of the service is. */
export function problemOf(refusal: Refused): Problem {
  switch (refusal.kind) {
    case 'unknown-table':
      return problem('unknown-table', 'There is no table of this id.');
    case 'unknown-position':
      return problem('unknown-position', `This table has no row ${refusal.seq}.`);
    case 'token-missing':
      return problem('token-missing', 'Open your seat link and sit down, or send the token of your seat.');
    case 'token-wrong':
      return problem('token-wrong', 'This token proves no seat of this table.');
    case 'not-seated':
      return problem('not-seated', 'Sit down first: nobody has taken this seat yet.');
    case 'not-host':
      return problem('not-host', 'Only the host of the table may do this.');
    case 'not-that-seat':
      return problem('not-that-seat', 'This cannot be done with that seat.');
    case 'seat-held':
      return problem(
        'seat-held',
        'Somebody holds this seat: its name and address, notes, lines and plans are theirs alone.',
      );
    case 'no-own-address':
      return problem(
        'no-own-address',
        'No mail reaches the holder of this seat at an address they gave: only they can name one, by their session or in the browser they sat down in.',
      );
    case 'no-free-seat':
      return problem('no-free-seat', 'No seat is free for you at this table.');
    case 'still-running':
      return problem('still-running', 'This game is not over yet.');
    case 'stale':
      return problem('stale-position', `The table stands at row ${refusal.seq} now.`, { seq: refusal.seq });
    case 'ended':
      return problem('table-ended', 'This table was ended without a result.', { seq: refusal.seq });
    case 'not-late':
      return problem('not-late', 'Time is not out at this seat, or no longer.', { seq: refusal.seq });
    case 'not-asked':
      return problem('not-asked', 'The other people at the table decide about this seat.', {
        seq: refusal.seq,
      });
    case 'not-to-agree':
      return problem('not-to-agree', 'This cannot be agreed on.', { seq: refusal.seq });
    case 'not-to-take-back':
      return problem('not-to-take-back', 'This decision holds, or there is none of this id.', {
        seq: refusal.seq,
      });
    case 'unknown-line':
      return problem('unknown-line', 'You keep no line of this id.');
    case 'lines-private':
      return problem('lines-private', 'At this table lines stay private while the game runs.');
    case 'too-many-lines':
      return problem(
        'too-many-lines',
        `You keep ${refusal.most} lines of this game already; forget one first.`,
        {
          params: { most: refusal.most },
        },
      );
    case 'command-id-reused':
      return problem('command-id-reused', 'This command id was used for another command.', {
        seq: refusal.seq,
      });
    case 'read-only':
      return problemOfMaintenance(refusal.until);
    case 'too-many':
      return problem('too-many', `That was too often. Try again in ${refusal.retryAfterS} seconds.`, {
        retryAfter: refusal.retryAfterS,
      });
    case 'not-importable':
      return problemOfImport(refusal);
    case 'rejected':
      return problemOfRejection(refusal.rejection, refusal.seq, refusal.help);
  }
}

function problemOfImport({ code, fault, seq, path }: NotImportable): Problem {
  const { t } = wordingOf('en');
  const where = path || t('archive.whole');
  const row = seq === undefined ? '' : ` ${t('archive.firstBad', { seq })}.`;
  const why = fault ? ` ${t(`archive.fault.${fault}`)}` : '';
  return problem('not-importable', `${t(`archive.problem.${code}`, { where })}${row}${why}`, {
    params: {
      why: code,
      ...(fault ? { fault } : {}),
      ...(seq === undefined ? {} : { row: seq }),
      ...(path ? { path } : {}),
    },
  });
}

const CONFLICTS: ReadonlySet<string> = new Set(['not-your-turn', 'game-finished', 'not-a-seat']);

/** So many cures are sent at most. */
const MOST_CURES = 10;

function problemOfRejection(rejection: Rejection, seq: number, help: Help | undefined): Problem {
  const { code, rule, params } = rejection;
  const isConflict = CONFLICTS.has(code);
  return {
    status: isConflict ? RULES_STATUS.conflict : RULES_STATUS.illegal,
    title: isConflict ? 'Not now' : 'Against the rules',
    ...{ code, rule, detail: describeRefusal(wordingOf('en'), rejection), seq },
    ...(params ? { params } : {}),
    ...(help ? { cures: curesOf(help) } : {}),
  };
}

function curesOf(help: Help): readonly ProblemCure[] {
  return help.cures
    .slice(0, MOST_CURES)
    .map((cure) => ({ ...cure, words: describeCure({ words: wordingOf('en'), ...help }, cure) }));
}

/**
 * The problem that a thrown error is. The only place that logs errors: with the name of the operation and the stack, never with what
 * the request held.
 */
export function problemOfError(operation: string, error: unknown): Problem {
  if (isDatabaseAway(error)) {
    logger().warn({ operation, err: errorWords(error).err }, 'the database is away');
    return problem('database-unavailable', 'The table cannot be reached just now. Please try again soon.');
  }
  logger().error({ operation, ...errorWords(error) }, 'an operation failed');
  return problem('internal-error', 'This is our mistake. Nothing was changed.');
}
