import 'server-only';
import type { Setup } from '@/lib/game/engine/setup';
import { parseSetup } from '@/lib/game/eventlog/events';
import { WHY_UNTOLD, type WhyUntold } from '@/lib/features/notify/decide';
import { messageKindOf, type MessageKind } from '@/lib/game/wording/message-kinds';
import type { Prisma } from '@/lib/generated/prisma/client';
import { withAsciiDomain } from '@/lib/platform/auth/mail-address';
import { db } from '@/lib/platform/db/db';
import { CHANNEL_FORMS, type ChannelForm } from '@/lib/platform/outbox/channel-forms';

const MAX_FOUND = 20;
const MAX_SHOWN = 30;

export interface FoundTable {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly seq: number;
  readonly updatedAt: Date;
}

export interface FoundPerson {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly bannedAt: Date | null;
  readonly createdAt: Date;
}

/** Escapes the wildcards of a pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const containing = (text: string) => ({ contains: literally(text), mode: 'insensitive' }) as const;
const same = (text: string) => ({ equals: literally(text), mode: 'insensitive' }) as const;

/** Tables by id, by name, or by the name or address of a player there. */
export async function findTables(text: string): Promise<FoundTable[]> {
  const [name, email] = [containing(text), same(withAsciiDomain(text))];
  return db().game.findMany({
    where: { OR: [{ id: text }, { name }, { seats: { some: { OR: [{ name }, { email }] } } }] },
    orderBy: { updatedAt: 'desc' },
    take: MAX_FOUND,
    select: { id: true, name: true, status: true, seq: true, updatedAt: true },
  });
}

/** People by id, name or address. */
export async function findPeople(text: string): Promise<FoundPerson[]> {
  return db().user.findMany({
    where: { OR: [{ id: text }, { name: containing(text) }, { email: same(withAsciiDomain(text)) }] },
    orderBy: { createdAt: 'desc' },
    take: MAX_FOUND,
    select: { id: true, name: true, email: true, bannedAt: true, createdAt: true },
  });
}

export interface DeskTableFacts extends FoundTable {
  readonly rulesVersion: number;
  readonly packId: string;
  readonly packVersion: number;
  readonly setup: Setup;
  readonly head: string;
  readonly waiting: readonly number[];
  readonly createdAt: Date;
}

export interface SeatFacts {
  readonly seat: number;
  readonly name: string;
  readonly userId: string | null;
  readonly bot: string | null;
  readonly seatedAt: Date | null;
  readonly bankMs: number | null;
  readonly tickingAt: Date | null;
  readonly lookAt: Date | null;
  readonly mailError: string | null;
}

/** The stage of a message; `nowhere` if the seat cannot be reached. */
const STAGES = ['waiting', 'sent', 'failed', 'cancelled', 'nowhere'] as const;
type Stage = (typeof STAGES)[number];

export interface DeliveryFacts {
  readonly id: string;
  readonly seat: number;
  readonly kind: string;
  /** Undefined if a newer version wrote it. */
  readonly known: MessageKind | undefined;
  readonly channel: ChannelForm | undefined;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly stage: Stage;
  readonly sentAt: Date | null;
  readonly lastError: string | null;
  /** Why it goes nowhere, or was cancelled. */
  readonly why: WhyUntold | undefined;
}

export async function tableFacts(gameId: string): Promise<DeskTableFacts | undefined> {
  const found = await db().game.findUnique({
    where: { id: gameId },
    select: {
      id: true,
      name: true,
      status: true,
      seq: true,
      head: true,
      waiting: true,
      rulesVersion: true,
      packId: true,
      packVersion: true,
      setup: true,
      createdAt: true,
      updatedAt: true,
    },
  });
  return found ? { ...found, setup: parseSetup(JSON.stringify(found.setup)) } : undefined;
}

export async function seatFacts(gameId: string): Promise<SeatFacts[]> {
  return db().seat.findMany({
    where: { gameId },
    orderBy: { seat: 'asc' },
    select: {
      seat: true,
      name: true,
      userId: true,
      bot: true,
      seatedAt: true,
      bankMs: true,
      tickingAt: true,
      lookAt: true,
      mailError: true,
    },
  });
}

/**
 * The newest messages of a table, with one row for each of their channels, and one for a message
 * without a channel yet.
 */
export async function deliveryFacts(gameId: string): Promise<DeliveryFacts[]> {
  const messages = await db().outbox.findMany({
    where: { gameId },
    orderBy: [{ createdAt: 'desc' }, { seat: 'asc' }],
    take: MAX_SHOWN,
    select: MESSAGE,
  });
  return messages.flatMap(factsOf).slice(0, MAX_SHOWN);
}

const STATE = {
  id: true,
  dueAt: true,
  attempts: true,
  sentAt: true,
  cancelledAt: true,
  failedAt: true,
  lastError: true,
} as const;
const MESSAGE = {
  ...STATE,
  seat: true,
  kind: true,
  createdAt: true,
  why: true,
  deliveries: { select: { ...STATE, why: true, channel: { select: { kind: true } } } },
} as const satisfies Prisma.OutboxSelect;

function factsOf(message: Prisma.OutboxGetPayload<{ select: typeof MESSAGE }>): DeliveryFacts[] {
  const { deliveries, seat, why, ...rest } = message;
  const own = { ...rest, seat: seat ?? 0 };
  const refused = why.map((entry, i): DeliveryFacts => {
    const [form, reason] = entry.split(':');
    const stage = own.sentAt === null ? stageOf(own) : 'nowhere';
    const facts = { ...factsOfState(own, own), id: `${own.id} ${i}`, sentAt: null, stage } as const;
    return { ...facts, channel: formOf(form), why: reasonOf(reason) };
  });
  if (deliveries.length + refused.length === 0) {
    const stage = own.sentAt === null ? stageOf(own) : 'nowhere';
    return [{ ...factsOfState(own, own), channel: undefined, sentAt: null, stage, why: undefined }];
  }
  const made = deliveries.map((delivery): DeliveryFacts => {
    const ended = {
      sentAt: delivery.sentAt,
      cancelledAt: delivery.cancelledAt ?? own.cancelledAt,
      failedAt: delivery.failedAt ?? own.failedAt,
    };
    return {
      ...factsOfState(own, delivery),
      channel: formOf(delivery.channel?.kind ?? 'mail'),
      sentAt: delivery.sentAt,
      stage: stageOf(ended),
      lastError: delivery.lastError ?? own.lastError,
      why: reasonOf(delivery.why),
    };
  });
  return [...made, ...refused];
}

const formOf = (form: string | undefined) => CHANNEL_FORMS.find((known) => known === form);
const reasonOf = (why: string | null | undefined) => WHY_UNTOLD.find((known) => known === why);

function factsOfState(
  { seat, kind, createdAt }: Pick<DeliveryFacts, 'seat' | 'kind' | 'createdAt'>,
  { id, dueAt, attempts, lastError }: Pick<DeliveryFacts, 'id' | 'dueAt' | 'attempts' | 'lastError'>,
) {
  return { id, seat, kind, known: messageKindOf(kind), createdAt, dueAt, attempts, lastError };
}

type Ends = Readonly<Record<'sentAt' | 'cancelledAt' | 'failedAt', Date | null>>;

function stageOf({ sentAt, cancelledAt, failedAt }: Ends): Stage {
  if (sentAt !== null) return 'sent';
  if (cancelledAt !== null) return 'cancelled';
  return failedAt === null ? 'waiting' : 'failed';
}

/** Retries messages that were given up. Each is checked before it is sent, because it may be outdated. */
export async function resendFailed(gameId: string | undefined, now: Date): Promise<number> {
  const ofTable = gameId === undefined ? {} : { gameId };
  const where = { ...ofTable, failedAt: { not: null }, sentAt: null, cancelledAt: null };
  const data = { failedAt: null, lastError: null, attempts: 0, dueAt: now };
  const [outbox, deliveries] = await db().$transaction([
    db().outbox.updateMany({ where, data }),
    db().delivery.updateMany({ where, data }),
  ]);
  return outbox.count + deliveries.count;
}
