import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import type { Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';

interface Place {
  readonly kind: 'seat';
  readonly gameId: string;
  readonly seat: number;
}

/** A channel that is stopped, and the delivery that failed on it. */
export interface Stop {
  readonly channel: Place | { readonly kind: 'channel'; readonly channelId: string };
  readonly error: string;
  readonly at: Date;
  readonly delivery: string;
}

/** A channel whose owner was not notified yet that it is lost. */
interface LostChannel {
  /** The id of the channel, or the seat of the address. */
  readonly what: string;
  readonly userId: string | null;
  readonly form: string;
  /** In lower case. */
  readonly address: string | undefined;
}

const KIND: MessageKind = 'channel-stopped';

/**
 * Stops a channel and notifies its owner, once, on their other channels. An owner without another
 * channel sees it on every page. Table and row come from the failed message.
 */
export async function stopChannel(tx: Tx, stop: Stop): Promise<void> {
  const { channel } = stop;
  const lost =
    channel.kind === 'channel'
      ? await loseChannel(tx, channel.channelId, stop)
      : await loseAddress(tx, channel, stop);
  if (lost) await tellOwner(tx, lost, stop);
}

/**
 * Resumes emails to an address that was given up, once its reader has proved that they get them. An address that
 * its reader stopped stays stopped.
 */
export async function liftStops(tx: Tx, address: string): Promise<void> {
  const folded = address.toLowerCase();
  await tx.seat.updateMany({
    where: { emailFolded: folded, mailStoppedAt: { not: null }, mailError: { not: null } },
    data: { mailStoppedAt: null, mailError: null, mailFailures: 0 },
  });
  await tx.$executeRaw`
    update "Channel" c set "stoppedAt" = null, "lastError" = null, "lastErrorAt" = null, "failures" = 0
    where c."kind" = 'mail' and lower(c."target"->>'address') = ${folded}
      and c."stoppedAt" is not null and c."lastError" is not null`;
}

const TARGET = z.object({ address: z.string().optional() }).catch({});

async function loseChannel(tx: Tx, id: string, { error, at }: Stop): Promise<LostChannel | undefined> {
  const data = { lastError: error, lastErrorAt: at, failures: { increment: 1 } };
  const where = { id, stoppedAt: null };
  const [lost] = await tx.channel.updateManyAndReturn({ where, data: { ...data, stoppedAt: at } });
  if (!lost) {
    await tx.channel.updateMany({ where: { id }, data });
    return undefined;
  }
  const { userId, kind, target } = lost;
  return { what: id, userId, form: kind, address: TARGET.parse(target).address?.toLowerCase() };
}

/** A person may use one address at many seats: its loss is reported for the first seat where it fails. */
async function loseAddress(tx: Tx, { gameId, seat }: Place, stop: Stop): Promise<LostChannel | undefined> {
  const data = { mailError: stop.error, mailFailures: { increment: 1 } };
  const where = { gameId, seat, mailStoppedAt: null };
  const [lost] = await tx.seat.updateManyAndReturn({ where, data: { ...data, mailStoppedAt: stop.at } });
  if (!lost) {
    await tx.seat.updateMany({ where: { gameId, seat }, data });
    return undefined;
  }
  const { userId } = lost;
  const address = lost.email?.toLowerCase();
  const stopped = { mailStoppedAt: { not: null }, mailError: { not: null } };
  const others =
    userId === null
      ? []
      : await tx.seat.findMany({
          where: { userId, ...stopped, NOT: { gameId, seat } },
          select: { email: true },
        });
  const isKnown = others.some(({ email }) => email?.toLowerCase() === address);
  return isKnown ? undefined : { what: `${gameId}/${seat}`, userId, form: 'mail', address };
}

async function tellOwner(tx: Tx, lost: LostChannel, { at, delivery }: Stop): Promise<void> {
  const { what, userId, form } = lost;
  if (userId === null) return;
  const found = await tx.delivery.findFirst({
    where: { id: delivery },
    select: { outbox: { select: { gameId: true, seat: true, seq: true } } },
  });
  const { gameId = null, seat = null, seq = null } = found?.outbox ?? {};
  // Its owner sees on every page that a channel was lost by news of a circle.
  if (gameId === null || seat === null || seq === null) return;
  const email = await otherAddress(tx, { gameId, seat }, lost, userId);
  if (email === undefined && !(await hasOtherChannel(tx, userId, what))) return;
  const to = { readerId: userId, readerEmail: email ?? null };
  const dedupe = `${KIND}:${what}:${at.toISOString()}`;
  const payload = jsonOf({ channel: form });
  const message = {
    id: randomUUID(),
    gameId,
    seat,
    seq,
    kind: KIND,
    dedupe,
    payload,
    createdAt: at,
    dueAt: at,
  };
  await tx.outbox.createMany({ data: [{ ...message, ...to }], skipDuplicates: true });
}

/** The owner's address at the seat of the message, if it differs from the lost one. */
async function otherAddress(
  tx: Tx,
  { gameId, seat }: { readonly gameId: string; readonly seat: number },
  { address }: LostChannel,
  userId: string,
): Promise<string | undefined> {
  const where = { gameId, seat, userId, emailOwn: true, mailStoppedAt: null };
  const found = await tx.seat.findFirst({ where, select: { email: true } });
  const email = found?.email ?? undefined;
  return email?.toLowerCase() === address ? undefined : email;
}

async function hasOtherChannel(tx: Tx, userId: string, what: string): Promise<boolean> {
  const channels = await tx.channel.findMany({
    where: { userId, provedAt: { not: null }, stoppedAt: null },
    select: { id: true },
  });
  return channels.some(({ id }) => id !== what);
}
