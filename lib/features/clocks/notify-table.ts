import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { HOST_VOICE } from '@/lib/game/pace/votes';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { queueMessage, tellReplaced } from '@/lib/platform/outbox/outbox-store';
import { seatsOfPeople } from './agenda';
import { type Agenda, loadAgenda, type UnreservedSeat } from './agenda-store';

/** A notification to the people of a table. */
export interface TableMessage {
  readonly kind: MessageKind;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Each person gets one message for a key. */
  readonly key: readonly (string | number | undefined)[];
  readonly now: Date;
}

/** Notifies one seat of a table. Returns the number of new messages: zero if it was notified before. */
export async function tellSeat(
  { gameId, seq }: Pick<Agenda, 'gameId' | 'seq'>,
  seat: SeatId,
  { kind, payload = {}, key, now }: TableMessage,
): Promise<number> {
  const dedupe = [kind, ...key, `to${seat}`].join(':');
  return (await queueMessage({ gameId, seat, kind, seq, dedupe, payload, at: now })) ? 1 : 0;
}

/** Notifies a host with an account but no seat; `about` is the seat in question. */
export async function tellHost(
  { gameId, seq, hostId, hostSeat }: Pick<Agenda, 'gameId' | 'seq' | 'hostId' | 'hostSeat'>,
  about: SeatId,
  { kind, payload = {}, key, now }: TableMessage,
): Promise<number> {
  if (hostId === undefined || hostSeat !== undefined) return 0;
  const dedupe = [kind, ...key, 'toHost'].join(':');
  const message = { gameId, seat: about, kind, seq, dedupe, payload, at: now, reader: { userId: hostId } };
  return (await queueMessage(message)) ? 1 : 0;
}

/** Notifies everyone who holds a seat of a table, and a host without one. */
export async function tellTable(
  agenda: Agenda,
  { except, ...message }: TableMessage & { readonly except?: SeatId },
): Promise<number> {
  let told = 0;
  for (const seat of seatsOfPeople(agenda)) {
    if (seat !== except) told += await tellSeat(agenda, seat, message);
  }
  const [first] = agenda.seats;
  if (first && except !== HOST_VOICE) told += await tellHost(agenda, first.seat, message);
  return told;
}

/**
 * Notifies everyone at a table that its people have agreed on the end, including its host and replaced
 * players.
 */
export async function tellEnded(
  agenda: Agenda,
  decision: { readonly id: string; readonly seat: SeatId },
  now: Date,
): Promise<void> {
  const { gameId, seq } = agenda;
  const payload = { decision: decision.id, seat: decision.seat };
  await tellTable(agenda, { kind: 'game-finished', payload, key: [gameId, 'ended'], now });
  await tellReplaced(gameId, seq, payload, now);
}

/**
 * Notifies everyone at a table, and its host, of abandoned seats, with the link that fills each one.
 * Once for each tenure.
 */
export async function tellFreeSeats(gameId: string, now: Date): Promise<number> {
  const agenda = await loadAgenda(gameId);
  if (agenda?.status !== 'running') return 0;
  let told = 0;
  for (const free of agenda.free.filter(({ isVacated }) => isVacated)) {
    told += await tellFreeSeat(agenda, free, now);
  }
  return told;
}

/** Notifies the table about one free seat. */
export function tellFreeSeat(agenda: Agenda, { seat, tenure }: UnreservedSeat, now: Date): Promise<number> {
  const key = [agenda.gameId, seat, tenure];
  return tellTable(agenda, { kind: 'seat-free', payload: { seat, tenure }, key, now });
}
