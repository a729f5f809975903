import 'server-only';
import { toAct } from '@/lib/engine/acting';
import type { SeatId } from '@/lib/engine/commands';
import type { State } from '@/lib/engine/state';
import type { Step } from '@/lib/service/step';
import type { OutboxChanges, Telling } from '@/lib/store/outbox-sql';

/** How long a prompt waits that its cause could still be taken back. */
export const UNDO_GRACE_MS = 60_000;

/** Who is to be told what because of this step, and which earlier prompts it makes needless. */
export function tellingsOf(before: State, { row, events, position }: Step, by: SeatId): OutboxChanges {
  const { state } = position;
  const now = new Date(row.at);
  const [waitedFor, waitsFor] = [toAct(before), toAct(state)];
  const undone = events.find((event) => event.type === 'Undone');
  return {
    tell: state.phase === 'finished' ? tellAll(state, now) : waitsFor.filter(isNew).map(prompt),
    answered: waitedFor.filter((seat) => !waitsFor.includes(seat)),
    ...(undone ? { cancelAfter: undone.to } : {}),
  };

  function isNew(seat: SeatId): boolean {
    return seat !== by && !waitedFor.includes(seat);
  }
  function prompt(seat: SeatId): Telling {
    const isFinal = state.undo.floor === row.seq;
    return { seat, kind: 'your-turn', dueAt: isFinal ? now : new Date(now.getTime() + UNDO_GRACE_MS) };
  }
}

function tellAll(state: State, dueAt: Date): Telling[] {
  return state.players.map((_player, seat) => ({ seat, kind: 'game-finished', dueAt }));
}
