import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { HOST_VOICE } from '@/lib/game/pace/votes';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { queueMessage, type NewMessage } from '@/lib/platform/outbox/outbox-store';
import { seatsOfPeople } from './agenda';
import { type Agenda, loadAgenda, type UnreservedSeat } from './agenda-store';
import type { AnyRequest } from './request';

/** A notification to the people of a table. */
export interface TableMessage {
  readonly kind: MessageKind;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Each person gets one message for a key. */
  readonly key: readonly (string | number | undefined)[];
  readonly now: Date;
}

type Told = Pick<Agenda, 'gameId' | 'seq' | 'hostId' | 'hostSeat'>;

/** A message to one seat of a table. */
export function toSeat(
  { gameId, seq }: Pick<Agenda, 'gameId' | 'seq'>,
  seat: SeatId,
  { kind, payload = {}, key, now }: TableMessage,
): NewMessage {
  const dedupe = [kind, ...key, `to${seat}`].join(':');
  return { gameId, seat, kind, seq, dedupe, payload, at: now };
}

/** A message to a host with an account but no seat; `about` is the seat in question. */
export function toHost(
  { gameId, seq, hostId, hostSeat }: Told,
  about: SeatId,
  { kind, payload = {}, key, now }: TableMessage,
): readonly NewMessage[] {
  if (hostId === undefined || hostSeat !== undefined) return [];
  const dedupe = [kind, ...key, 'toHost'].join(':');
  return [{ gameId, seat: about, kind, seq, dedupe, payload, at: now, reader: { userId: hostId } }];
}

/** The messages to everyone who holds a seat of a table, and to a host without one. */
export function toTable(
  agenda: Agenda,
  { except, ...message }: TableMessage & { readonly except?: SeatId | undefined },
): readonly NewMessage[] {
  const seats = seatsOfPeople(agenda).filter((seat) => seat !== except);
  const [first] = agenda.seats;
  return [
    ...seats.map((seat) => toSeat(agenda, seat, message)),
    ...(first && except !== HOST_VOICE ? toHost(agenda, first.seat, message) : []),
  ];
}

/** Everyone at the table and its host read of the state of a request. */
export function tellState(
  agenda: Agenda,
  { id, state, seat }: AnyRequest,
  now: Date,
  except?: SeatId,
): readonly NewMessage[] {
  const key = [agenda.gameId, id, state];
  return toTable(agenda, { kind: 'decision', payload: { decision: id, seat }, key, now, except });
}

/** Queues messages. Returns the number of new ones: a person who was notified before is not again. */
export async function tell(messages: readonly NewMessage[]): Promise<number> {
  let told = 0;
  for (const message of messages) if (await queueMessage(message)) told += 1;
  return told;
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
  return tell(toTable(agenda, { kind: 'seat-free', payload: { seat, tenure }, key, now }));
}
