import 'server-only';
import { finalRowOf } from '@/lib/features/table/load/visible';
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { State } from '@/lib/game/engine/state';
import { env } from '@/lib/platform/env';
import type { OutboxChanges, SeatMessage } from '@/lib/platform/outbox/outbox-sql';
import type { DecidedStep } from './step';

/** Delay of messages whose cause can still be taken back. */
const UNDO_GRACE_MS = 60_000;
/**
 * Delay before an email is sent, in seconds: the reader may come back first. Stored emails are for
 * development and are sent at once.
 */
const MESSAGE_DELAY_S = 120;

/** Minimum delay of a message: no message is needed if the turn is taken meanwhile. */
function messageDelayMs(): number {
  const { PROMPT_DELAY_S: wanted, SMTP_URL } = env();
  return (wanted ?? (SMTP_URL ? MESSAGE_DELAY_S : 0)) * 1000;
}

/** The notifications of this step, and the earlier ones that it makes obsolete. */
export function messagesOfStep(
  before: State,
  { row, events, position }: DecidedStep,
  by: SeatId,
): OutboxChanges {
  const { state } = position;
  const now = new Date(row.at);
  const [waitedFor, waitsFor] = [toAct(before), toAct(state)];
  const undone = events.find((event) => event.type === 'Undone');
  return {
    tell:
      state.phase === 'finished'
        ? tellAll(state, now)
        : [...waitsFor.filter(isNew).map(turnMessage), ...nextButOne(state, events, later(0))],
    answered: waitedFor.filter((seat) => !waitsFor.includes(seat)),
    cancelAfter: undone?.to,
  };

  function isNew(seat: SeatId): boolean {
    return seat !== by && !waitedFor.includes(seat);
  }
  function turnMessage(seat: SeatId): SeatMessage {
    const isFinal = finalRowOf(state) === row.seq;
    return { seat, kind: 'your-turn', dueAt: later(isFinal ? 0 : UNDO_GRACE_MS) };
  }
  function later(graceMs: number): Date {
    return new Date(now.getTime() + Math.max(graceMs, messageDelayMs()));
  }
}

/**
 * The player after the next may want to look ahead. With two players that would be the one who has just
 * moved.
 */
function nextButOne({ setup: { players } }: State, events: readonly Event[], dueAt: Date): SeatMessage[] {
  const started = events.findLast((event) => event.type === 'TurnStarted');
  if (started?.type !== 'TurnStarted' || players < 3) return [];
  return [{ seat: (started.seat + 1) % players, kind: 'next-but-one', dueAt }];
}

function tellAll(state: State, dueAt: Date): SeatMessage[] {
  return state.players.map((_player, seat) => ({ seat, kind: 'game-finished', dueAt }));
}
