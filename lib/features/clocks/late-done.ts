import 'server-only';
import { waitOf } from '@/lib/features/clocks/agenda';
import {
  changeHolder,
  endTable,
  giveTime,
  lookAtCompetition,
  type NewHolder,
  type TableEnd,
} from '@/lib/features/clocks/agenda-change-store';
import type { Agenda } from '@/lib/features/clocks/agenda-store';
import { readerOfSeat } from '@/lib/features/seats/former-seat-store';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import { firstLookAt, grantOf, newBank } from '@/lib/game/pace/bank';
import { countedBetween } from '@/lib/game/pace/calendar';
import { grantMs } from '@/lib/game/pace/wait';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';

const MAX_BANK_MS = 2_000_000_000;

const decidedOn = ({ gameId, clocks }: Agenda, at: Date) => ({
  gameId,
  tableRevision: clocks.tableRevision,
  at,
});

/** Ends a table. False if its revision has changed, as for all functions of this file. */
export function endNow(agenda: Agenda, now: Date, end?: TableEnd): Promise<boolean> {
  return endTable(decidedOn(agenda, now), end);
}

/** Gives a seat one more day, or a week if it has no clock. */
export function giveMore(agenda: Agenda, clock: SeatClock, now: Date): Promise<boolean> {
  const { pace } = agenda.clocks;
  const { calendar } = waitOf(pace, clock, now);
  const { bankMs, tickingAt = now, grantedMs } = clock;
  // A seat without a clock gets one for this wait.
  const given =
    bankMs === undefined
      ? countedBetween(calendar, tickingAt, now) + grantMs(pace)
      : grantOf(clock, calendar, now, grantMs(pace));
  const bank = { bankMs: atMost((bankMs ?? 0) + given), grantedMs: atMost(grantedMs + given) };
  return giveTime(decidedOn(agenda, now), clock.seat, bank);
}

const atMost = (ms: number) => Math.min(MAX_BANK_MS, Math.ceil(ms));

/** The next holder of a seat, and the decision of the table that caused it. */
export interface Successor extends Pick<NewHolder, 'tokenHash' | 'bot' | 'decision'> {
  /** The clock or the operator; missing for a decision. A person who gives a seat away gets no message. */
  readonly by?: 'clock' | 'desk';
}

/**
 * Gives the seat to a new holder, with the clock of a new table. The previous holder is notified who
 * decided it and why.
 */
export async function replaceHolder(
  agenda: Agenda,
  { seat, bankMs, grantedMs, heldFrom }: SeatClock,
  holder: Successor,
  now: Date,
): Promise<boolean> {
  const { gameId, seq } = agenda;
  const fresh = newBank(agenda.clocks.pace);
  // Counted as granted, so an undo leaves it to the new holder.
  const given = (fresh.bankMs ?? 0) - (bankMs ?? 0);
  const clock = { bankMs: fresh.bankMs ?? null, grantedMs: grantedMs + given };
  // Retries the message about the free seat if the service dies before sending it.
  const lookAt = holder.bot ? null : (firstLookAt({ ...fresh, tickingAt: now }) ?? null);
  const reader = await readerOfSeat(gameId, seat);
  const isDone = await changeHolder(
    decidedOn(agenda, now),
    { seat, seq },
    {
      tokenHash: holder.tokenHash,
      bot: holder.bot,
      decision: holder.decision,
      isReplaced: Boolean(holder.decision ?? holder.by),
      ...clock,
      lookAt,
    },
  );
  if (isDone && agenda.isFixture) await lookAtCompetition({ gameId, at: now });
  const { decision, bot, by } = holder;
  if (isDone && reader && (decision || by)) {
    const payload = {
      seat,
      answer: bot ? 'computer' : 'replace',
      heldUntil: seq,
      ...(decision ? { decision } : {}),
    };
    const dedupe = ['seat-replaced', gameId, seat, heldFrom].join(':');
    await queueMessage({ gameId, seat, seq, kind: 'seat-replaced', dedupe, payload, at: now, reader });
  }
  return isDone;
}
