import 'server-only';
import { systemClock, type Clock } from '@/lib/clock';
import { startOfDate } from '@/lib/pace/calendar';
import { dateAfter, isDate } from '@/lib/pace/holidays';
import { keysOf, type Visitor } from '@/lib/service/load-table';
import { mayKnow, peopleOf } from '@/lib/service/pace/table-affairs';
import { refused, type Outcome } from '@/lib/service/refused';
import { insertConsent, loadAffairs, pauseTable } from '@/lib/store/affairs-store';

const DAY_MS = 86_400_000;
/** A table that rests longer is better ended. */
const MOST_PAUSE_MS = 60 * DAY_MS;
const MOST_TRIES = 5;

export interface PauseWish {
  readonly gameId: string;
  readonly who: Visitor;
  /** When clocks run again. */
  readonly until: Date;
}

/** The moment up to which a common holiday lasts whose last day this is, in the zone of whoever proposes it. */
export function endOfHoliday(lastDate: string, timeZone: string): Date | undefined {
  return isDate(lastDate) ? startOfDate(timeZone, dateAfter(lastDate, 1)) : undefined;
}

/** Proposes a common holiday, or agrees to one: it begins when all people who have sat down are for it. */
export async function agreeToPause(
  { gameId, who, until }: PauseWish,
  clock: Clock = systemClock,
): Promise<Outcome<{ readonly done: boolean; readonly missing: number }>> {
  const now = clock.now();
  const keys = keysOf(who);
  for (let n = 0; n < MOST_TRIES; n += 1) {
    const affairs = await loadAffairs(gameId, keys);
    if (!affairs || !mayKnow(affairs)) return refused({ kind: 'unknown-table' });
    const { me, status, seq } = affairs;
    if (me === undefined)
      return refused({ kind: keys.tokenHash || keys.userId ? 'token-wrong' : 'token-missing' });
    if (status !== 'running' || !isSensible(until, now)) return refused({ kind: 'not-to-agree', seq });
    const about = until.toISOString();
    await insertConsent(gameId, { seat: me, question: 'holiday', about }, now);
    const newest = await loadAffairs(gameId, keys);
    const agreed = (newest?.consents ?? []).filter(
      (each) => each.question === 'holiday' && each.about === about,
    );
    const missing = peopleOf(affairs).filter((seat) => !agreed.some((each) => each.seat === seat)).length;
    if (missing > 0) return { ok: true, value: { done: false, missing } };
    const decided = { gameId, affairs: affairs.clocks.affairs, at: now };
    if (await pauseTable(decided, until)) return { ok: true, value: { done: true, missing: 0 } };
  }
  return refused({ kind: 'not-to-agree', seq: 0 });
}

function isSensible(until: Date, now: Date): boolean {
  const ms = until.getTime() - now.getTime();
  return ms > 0 && ms <= MOST_PAUSE_MS;
}
