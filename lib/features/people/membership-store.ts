import 'server-only';
import type { Tx } from '@/lib/platform/db/db';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';

/** Locks the competitions of a person in the order of their ids, and schedules them for a check. */
export async function lockCompetitionsOf(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.$queryRaw`
    select 1 from "Competition"
    where "endedAt" is null and "id" in (select "competitionId" from "Entrant" where "userId" = ${userId})
    order by "id" for update`;
  await tx.competition.updateMany({
    where: { entrants: { some: { userId } }, endedAt: null },
    data: { revision: { increment: 1 }, dueAt: at },
  });
}

/** Withdraws a person who leaves the service from competitions; results keep their key and their places. */
export async function withdrawEntrants(tx: Tx, userId: string, at: Date): Promise<void> {
  await lockCompetitionsOf(tx, userId, at);
  const where = { userId, state: { in: ['entered', 'checked-in', 'playing'] } };
  await tx.entrant.updateMany({ where, data: { state: 'withdrawn', endsAt: null } });
}

/**
 * Locks the circles of a person in the order of their ids, by raising their revisions as every change
 * of a circle does. Results of the circle, which lock its ratings first, can still be written.
 */
export async function lockCirclesOf(tx: Tx, userId: string): Promise<readonly string[]> {
  await tx.$queryRaw`
    select 1 from "Circle"
    where "id" in (select "circleId" from "CircleMember" where "userId" = ${userId})
    order by "id" for no key update`;
  const circles = await tx.circle.updateManyAndReturn({
    where: { members: { some: { userId } } },
    data: { revision: { increment: 1 } },
    select: { id: true },
  });
  return circles.map(({ id }) => id);
}

/**
 * Ends a person's memberships of these circles. If they are the host, the circle gets another one, or ends with
 * its last member.
 */
export async function leaveCircles(
  tx: Tx,
  circles: readonly string[],
  userId: string,
  at: Date,
): Promise<void> {
  for (const circleId of circles) {
    const mine = await tx.circleMember.findUnique({ where: { circleId_userId: { circleId, userId } } });
    if (!mine) continue;
    const state = mine.state === 'removed' ? mine.state : 'left';
    await tx.circleMember.updateMany({
      where: { circleId, id: mine.id },
      data: { userId: null, role: 'member', endsAt: null, state },
    });
    await tx.circle.updateMany({ where: { id: circleId, heirId: mine.id }, data: { heirId: null } });
    if (mine.state !== 'in') continue;
    await tx.circleEntry.create({ data: { circleId, kind: 'left', memberId: mine.id, by: mine.id, at } });
    if (mine.role === 'host') await replaceHost(tx, circleId, at);
  }
}

/** Makes the longest-serving steward the host, otherwise the longest-serving member. */
async function replaceHost(tx: Tx, circleId: string, at: Date): Promise<void> {
  const heir = await tx.circleMember.findFirst({
    where: { circleId, state: 'in', endsAt: null, userId: { not: null } },
    // 'steward' sorts after 'member'.
    orderBy: [{ role: 'desc' }, { joinedAt: 'asc' }],
    select: { id: true },
  });
  if (!heir) {
    await tx.circle.updateMany({ where: { id: circleId }, data: { endedAt: at, joinLinkHash: null } });
    return;
  }
  await tx.circleMember.updateMany({ where: { circleId, id: heir.id }, data: { role: 'host' } });
  const data = { heirId: null, silentSince: null, endsAt: null };
  await tx.circle.updateMany({ where: { id: circleId }, data });
  await tx.circleEntry.create({ data: { circleId, kind: 'host', memberId: heir.id, at } });
  const payload = { news: 'host', memberId: heir.id };
  await queueCircleMessages(tx, [{ circleId, kind: 'circle-news', payload, at }]);
}

const RANK = ['member', 'steward', 'host'];

/** Where both are in one circle, the row of `into` stays, with the higher role of the two. */
export async function mergeMembers(tx: Tx, from: string, into: string): Promise<void> {
  for (const circleId of await lockCirclesOf(tx, from)) {
    const of = (userId: string) =>
      tx.circleMember.findUnique({ where: { circleId_userId: { circleId, userId } } });
    const [guest, person] = [await of(from), await of(into)];
    if (!guest || !person) continue;
    const gone = { userId: null, name: '', state: 'left', role: 'member', endsAt: null };
    await tx.circleMember.updateMany({ where: { circleId, id: guest.id }, data: gone });
    await tx.circle.updateMany({ where: { id: circleId, heirId: guest.id }, data: { heirId: person.id } });
    const words = { where: { circleId, memberId: guest.id }, data: { memberId: person.id } };
    await tx.circleChatMessage.updateMany(words);
    // A removed member stays removed, unless the circle would have no host.
    if (guest.state !== 'in' || (person.state === 'removed' && guest.role !== 'host')) continue;
    const own = person.state === 'in' ? person.role : 'member';
    const role = RANK.indexOf(guest.role) > RANK.indexOf(own) ? guest.role : own;
    const data = { state: 'in', role, ...(role === 'host' ? { endsAt: null } : {}) };
    await tx.circleMember.updateMany({ where: { circleId, id: person.id }, data });
  }
}
