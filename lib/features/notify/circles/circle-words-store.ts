import 'server-only';
import { isMemberAt } from '@/lib/features/circles/circles-store';
import { parseSetup } from '@/lib/game/eventlog/events';
import { systemClock } from '@/lib/platform/clock';
import { batched } from '@/lib/platform/db/batches';
import { db } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';

/** Names and dates for the messages of a circle. */
export async function circleFacts(circleId: string) {
  const { endOf } = await noticeTimeAt(systemClock.now());
  const circle = await circleOf(circleId);
  if (!circle) throw new Error(`there is no circle ${circleId}`);
  const of = (id: string | undefined) => circle.members.find((member) => member.id === id);
  return {
    endsAt: circle.endsAt && endOf(circle.endsAt),
    nameOf: (id: string | undefined) => of(id)?.name ?? '',
    nameOfPerson: (userId: string) => circle.members.find((member) => member.userId === userId)?.name ?? '',
    removedAt: (id: string | undefined) => {
      const at = of(id)?.endsAt;
      return at ? endOf(at) : undefined;
    },
  };
}

const circleOf = batched(async (ids) => {
  const members = { select: { id: true, name: true, userId: true, endsAt: true } } as const;
  const select = { id: true, endsAt: true, members } as const;
  const found = await db().circle.findMany({ where: { id: { in: [...ids] } }, select });
  return new Map(found.map((circle) => [circle.id, circle]));
});

/** A table of a circle as its spectators see it: data for a message without a seat. */
export async function watchedTable(
  gameId: string,
): Promise<Pick<StoredMessage, 'gameId' | 'gameName' | 'pack' | 'setup' | 'isClosed'> | undefined> {
  const game = await watchedGame(gameId);
  if (!game) return undefined;
  const { name: gameName, packId: id, packVersion: version, setup } = game;
  return {
    gameId,
    gameName,
    pack: { id, version },
    setup: parseSetup(JSON.stringify(setup)),
    isClosed: false,
  };
}

/** The keys of a circle's current members in results. */
export async function memberKeys(circleId: string, now: Date): Promise<ReadonlySet<string>> {
  const where = { circleId, ...isMemberAt(await noticeTimeAt(now)) };
  const rows = await db().circleMember.findMany({ where, select: { playerKey: true } });
  return new Set(rows.map(({ playerKey }) => playerKey));
}

/** The names of a circle's current members, by user id. */
export async function memberNames(circleId: string, now: Date): Promise<ReadonlyMap<string, string>> {
  const where = { circleId, ...isMemberAt(await noticeTimeAt(now)) };
  const rows = await db().circleMember.findMany({ where, select: { userId: true, name: true } });
  return new Map(rows.flatMap(({ userId, name }) => (userId === null ? [] : [[userId, name] as const])));
}

const watchedGame = batched(async (ids) => {
  const select = { id: true, name: true, packId: true, packVersion: true, setup: true } as const;
  const found = await db().game.findMany({ where: { id: { in: [...ids] } }, select });
  return new Map(found.map((game) => [game.id, game]));
});
