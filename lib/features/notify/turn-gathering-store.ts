import 'server-only';
import type { TurnReader } from '@/lib/features/notify/turn-gathering';
import { db } from '@/lib/platform/db/db';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';
import { UNSENT } from '@/lib/platform/outbox/unsent';

/** A running table with other people, where a person sits. */
const withOthers = (userId: string) => ({
  status: 'running',
  seats: { some: { bot: null, OR: [{ userId: null }, { userId: { not: userId } }] } },
});

/** A person as a reader of turns at an address; undefined if the person does not exist. */
export async function turnReader(
  userId: string,
  channel: DeliveryChannel,
  now: Date,
): Promise<TurnReader | undefined> {
  const person = await db().user.findUnique({
    where: { id: userId },
    select: {
      turnsAtOnce: true,
      timeZone: true,
      quietFrom: true,
      quietTo: true,
      seats: {
        where: { inPlay: true, bot: null, game: withOthers(userId) },
        select: { gameId: true, seat: true },
      },
    },
  });
  if (!person) return undefined;
  const { turnsAtOnce: atOnce, timeZone, quietFrom: from, quietTo: to, seats } = person;
  return {
    tables: new Set(seats.map(({ gameId }) => gameId)).size,
    atOnce,
    quiet: from === null || to === null ? undefined : { timeZone, from, to },
    heldUntil: await heldTurn(seats, channel, now),
  };
}

/** Until when a turn is held for a channel, or for the addresses of these seats. */
async function heldTurn(
  seats: readonly { readonly gameId: string; readonly seat: number }[],
  channel: DeliveryChannel,
  now: Date,
): Promise<Date | undefined> {
  const gameIds = seats.map(({ gameId }) => gameId);
  const held = await db().delivery.findMany({
    where: {
      channelId: channel.kind === 'channel' ? channel.channelId : null,
      gameId: { in: gameIds },
      outbox: { kind: 'your-turn' },
      dueAt: { gt: now },
      // Neither being sent at the moment nor tried again.
      attempts: 0,
      ...UNSENT,
    },
    orderBy: { dueAt: 'asc' },
    select: { dueAt: true, outbox: { select: { gameId: true, seat: true } } },
  });
  return held.find(({ outbox }) =>
    seats.some(({ gameId, seat }) => gameId === outbox.gameId && seat === outbox.seat),
  )?.dueAt;
}

/** Sets whether a person gets each turn at once; returns whether they exist. */
export async function setTurnsAtOnce(userId: string, turnsAtOnce: boolean): Promise<boolean> {
  const { count } = await db().user.updateMany({ where: { id: userId }, data: { turnsAtOnce } });
  return count > 0;
}

/** Whether a person gets each turn at once; undefined if they do not exist. */
export async function getsTurnsAtOnce(userId: string): Promise<boolean | undefined> {
  const found = await db().user.findUnique({ where: { id: userId }, select: { turnsAtOnce: true } });
  return found?.turnsAtOnce;
}
