/** The next holder of a seat. */
import 'server-only';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import { firstLookAt, newBank } from '@/lib/game/pace/bank';
import { changeTable, lookAtCompetition, type NewHolder, type TableEffect } from './agenda-change-store';
import type { Agenda } from './agenda-store';

/** The next holder of a seat, and the decision of the table that caused it. */
interface Successor extends Pick<NewHolder, 'tokenHash' | 'bot' | 'decision'> {
  /** The clock or the operator; missing for a decision. A person who gives a seat away gets no message. */
  readonly by?: 'clock' | 'desk';
}

/** The revision of a table when a change was decided. */
export const decidedOn = ({ gameId, clocks }: Agenda, at: Date) => ({
  gameId,
  tableRevision: clocks.tableRevision,
  at,
});

/**
 * A seat gets a new holder, with the clock of a new table. The previous holder is notified who decided it
 * and why.
 */
export function replacing(
  { gameId, seq, clocks }: Agenda,
  { seat, bankMs, grantedMs, heldFrom }: SeatClock,
  { by, ...holder }: Successor,
  now: Date,
): TableEffect {
  const fresh = newBank(clocks.pace);
  const { bot, decision } = holder;
  const isReplaced = Boolean(decision ?? by);
  const payload = {
    seat,
    answer: bot ? 'computer' : 'replace',
    heldUntil: seq,
    ...(decision ? { decision } : {}),
  };
  const dedupe = ['seat-replaced', gameId, seat, heldFrom].join(':');
  return {
    does: 'change-holder',
    seat,
    seq,
    holder: {
      ...holder,
      isReplaced,
      bankMs: fresh.bankMs ?? null,
      // Counted as granted, so an undo leaves it to the new holder.
      grantedMs: grantedMs + (fresh.bankMs ?? 0) - (bankMs ?? 0),
      // Retries the message about the free seat if the service dies before sending it.
      lookAt: bot ? null : (firstLookAt({ ...fresh, tickingAt: now }) ?? null),
    },
    ...(isReplaced ? { told: { gameId, seat, seq, kind: 'seat-replaced', dedupe, payload, at: now } } : {}),
  };
}

/** Gives a seat to a new holder now. False if the table has changed meanwhile. */
export async function replaceHolder(
  agenda: Agenda,
  clock: SeatClock,
  holder: Successor,
  now: Date,
): Promise<boolean> {
  const isDone = await changeTable(decidedOn(agenda, now), replacing(agenda, clock, holder, now));
  if (isDone && agenda.isFixture) await lookAtCompetition({ gameId: agenda.gameId, at: now });
  return isDone;
}
