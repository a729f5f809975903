/** The waits of a competition after times when the service was away: pure. */
import { CHECK_IN_MS } from '@/lib/game/competing/competition';
import { movedBy, NOTICE_MS } from '@/lib/game/pace/away';
import type { Pause } from '@/lib/game/pace/calendar';
import type { WholeCompetition } from './competition';

/**
 * The competition with its waits moved by the time when the service was away: check-in, exclusions and
 * decisions. The end of sign-up is a date that people were told, and stays.
 */
export function withoutTimeAway(whole: WholeCompetition, away: readonly Pause[]): WholeCompetition {
  if (away.length === 0) return whole;
  const { checkInUntil, decisions, ...competition } = whole.competition;
  const moved = (until: Date, ms: number) => movedBy(away, new Date(until.getTime() - ms), until);
  return {
    ...whole,
    competition: {
      ...competition,
      checkInUntil: checkInUntil && moved(checkInUntil, CHECK_IN_MS),
      decisions: decisions.map((each) => ({ ...each, dueAt: movedBy(away, each.at, each.dueAt) })),
    },
    entrants: whole.entrants.map((each) =>
      each.endsAt ? { ...each, endsAt: moved(each.endsAt, NOTICE_MS) } : each,
    ),
  };
}
