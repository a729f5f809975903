import 'server-only';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { firstLookAt, newBank } from '@/lib/game/pace/bank';
import { changeHolder, lookAtCompetition, type TableEnd } from '@/lib/features/clocks/agenda-change-store';
import type { Agenda } from '@/lib/features/clocks/agenda-store';
import type { TableDecision } from '@/lib/features/clocks/decisions';
import { endNow } from '@/lib/features/clocks/late-done';
import { tellFreeSeats } from '@/lib/features/clocks/notify-free-seats';
import { tellEnded } from '@/lib/features/clocks/notify-table';

/** The result, as in execute-decisions.ts. */
type Executed = 'done' | 'void' | 'again';

/** The end of the game that a decision causes; undefined for other decisions. */
export function decidedEndOf({ kind, detail }: Pick<TableDecision, 'kind' | 'detail'>): TableEnd | undefined {
  const winner = /^[0-3]$/.test(detail.winner ?? '') ? { winner: Number(detail.winner) } : {};
  switch (kind) {
    case 'resign':
      return { how: 'resigned', ...winner, ...(detail.unrated ? { unrated: true } : {}) };
    case 'concede':
      return { how: 'conceded', ...winner };
    case 'agreed-end':
      return { how: 'agreed' };
    default:
      return undefined;
  }
}

/**
 * Ends a game because a player has resigned, or because the table agrees on the end. Void if the player who
 * resigned no longer holds the seat.
 */
export async function executeEnding(agenda: Agenda, decision: TableDecision, now: Date): Promise<Executed> {
  if (decision.kind === 'resign' && !isHeldStill(agenda, decision)) return 'void';
  if (!(await endNow(agenda, now, decidedEndOf(decision)))) return 'again';
  await tellEnded(agenda, decision, now);
  return 'done';
}

/**
 * A player leaves: their seat becomes free, with a full clock for the next player, and the others
 * decide what happens next.
 */
export async function executeLeave(agenda: Agenda, decision: TableDecision, now: Date): Promise<Executed> {
  if (!isHeldStill(agenda, decision)) return 'void';
  if (!(await newTenure(agenda, decision.seat, hashToken(newToken()), now))) return 'again';
  await tellFreeSeats(agenda.gameId, now);
  return 'done';
}

/** Whether the person who decided about the seat still holds it. */
function isHeldStill({ clocks }: Agenda, { seat, detail }: Pick<TableDecision, 'seat' | 'detail'>): boolean {
  const clock = clocks.seats.find((each) => each.seat === seat);
  return clock?.seated === true && !clock.isComputer && String(clock.heldFrom) === detail.heldFrom;
}

/**
 * Ends the tenure of a seat's holder at their own wish, and gives the seat a new link. False if the
 * table has changed meanwhile.
 */
export async function newTenure(
  { gameId, clocks, seq, isFixture }: Agenda,
  seat: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const clock = clocks.seats.find((each) => each.seat === seat);
  if (!clock) return false;
  const { bankMs } = newBank(clocks.pace);
  const isDone = await changeHolder(
    { gameId, tableRevision: clocks.tableRevision, at: now },
    { seat, seq },
    {
      tokenHash,
      bankMs: bankMs ?? null,
      lookAt: firstLookAt({ bankMs, tickingAt: now }) ?? null,
      // Counted as granted, so an undo leaves it to the new holder.
      grantedMs: clock.grantedMs + (bankMs ?? 0) - (clock.bankMs ?? 0),
    },
  );
  if (isDone && isFixture) await lookAtCompetition({ gameId, at: now });
  return isDone;
}
