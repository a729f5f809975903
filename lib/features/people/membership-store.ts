import 'server-only';
import type { Tx } from '@/lib/platform/db/db';
import { queueCircleMessages } from '@/lib/platform/outbox/circle-outbox-store';

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

/** Removes a person who leaves the service from competitions; results keep their key and their places. */
export async function dropEntrants(tx: Tx, userId: string, at: Date): Promise<void> {
  await lockCompetitionsOf(tx, userId, at);
  const where = { userId, state: { in: ['entered', 'checked-in', 'playing'] } };
  await tx.entrant.updateMany({ where, data: { state: 'withdrawn', endsAt: null } });
  await tx.entrant.updateMany({ where: { userId }, data: { name: '', userId: null } });
}

/** Moves a person's places in competitions to another; if both take part, each keeps their own. */
async function mergeEntrants(tx: Tx, from: Key, into: Key): Promise<void> {
  const theirs = await tx.entrant.findMany({
    where: { userId: into.id },
    select: { competitionId: true },
  });
  const competitionId = { notIn: theirs.map((each) => each.competitionId) };
  await tx.entrant.updateMany({
    where: { userId: from.id, competitionId },
    data: { userId: into.id, playerKey: into.playerKey },
  });
}

/**
 * Locks the circles of a person in the order of their ids, by raising their revisions as every change
 * of a circle does.
 */
async function lockCirclesOf(tx: Tx, userId: string): Promise<readonly string[]> {
  await tx.$queryRaw`
    select 1 from "Circle"
    where "id" in (select "circleId" from "CircleMember" where "userId" = ${userId})
    order by "id" for update`;
  const circles = await tx.circle.updateManyAndReturn({
    where: { members: { some: { userId } } },
    data: { revision: { increment: 1 } },
    select: { id: true },
  });
  return circles.map(({ id }) => id);
}

/**
 * Removes a person who leaves the service from their circles: their name is deleted, and results keep
 * only their key. If they are the host, the circle gets another one, or ends with its last member.
 */
export async function dropMemberships(tx: Tx, userId: string, at: Date): Promise<void> {
  for (const circleId of await lockCirclesOf(tx, userId)) {
    const mine = await tx.circleMember.findUnique({ where: { circleId_userId: { circleId, userId } } });
    if (!mine) continue;
    const isIn = mine.state === 'in';
    await tx.circleMember.updateMany({
      where: { circleId, id: mine.id },
      data: { name: '', userId: null, role: 'member', endsAt: null, ...(isIn ? { state: 'left' } : {}) },
    });
    await tx.circle.updateMany({ where: { id: circleId, heirId: mine.id }, data: { heirId: null } });
    if (mine.state === 'asked')
      await tx.circleMember.updateMany({ where: { circleId, id: mine.id }, data: { state: 'left' } });
    if (!isIn) continue;
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

/** Moves the circles and answers of one person to another. */
export async function mergeMemberships(tx: Tx, from: string, into: string): Promise<void> {
  const circles = await lockCirclesOf(tx, from);
  const select = { id: true, playerKey: true } as const;
  const [guest, person] = [
    await tx.user.findUnique({ where: { id: from }, select }),
    await tx.user.findUnique({ where: { id: into }, select }),
  ];
  if (!guest || !person) return;
  for (const circleId of circles) await mergeMember(tx, circleId, guest, person);
  await tx.circleDelivery.updateMany({ where: { userId: from }, data: { userId: into } });
  await mergeEntrants(tx, guest, person);
  await mergeAnswers(tx, from, into);
}

interface Key {
  readonly id: string;
  readonly playerKey: string;
}

const RANK = ['member', 'steward', 'host'];

/** If both are in one circle, the row of `into` stays, with the higher role of the two. */
async function mergeMember(tx: Tx, circleId: string, from: Key, into: Key): Promise<void> {
  const of = (userId: string) =>
    tx.circleMember.findUnique({ where: { circleId_userId: { circleId, userId } } });
  const [guest, person] = [await of(from.id), await of(into.id)];
  if (!guest) return;
  if (!person) {
    const data = { userId: into.id, playerKey: into.playerKey };
    await tx.circleMember.updateMany({ where: { circleId, id: guest.id }, data });
    return;
  }
  const gone = { userId: null, name: '', state: 'left', role: 'member', endsAt: null };
  await tx.circleMember.updateMany({ where: { circleId, id: guest.id }, data: gone });
  await tx.circle.updateMany({ where: { id: circleId, heirId: guest.id }, data: { heirId: person.id } });
  await tx.circleChatMessage.updateMany({
    where: { circleId, memberId: guest.id },
    data: { memberId: person.id },
  });
  // A removed member stays removed, unless the circle would have no host.
  if (guest.state !== 'in' || (person.state === 'removed' && guest.role !== 'host')) return;
  const own = person.state === 'in' ? person.role : 'member';
  const role = RANK.indexOf(guest.role) > RANK.indexOf(own) ? guest.role : own;
  const data = { state: 'in', role, ...(role === 'host' ? { endsAt: null } : {}) };
  await tx.circleMember.updateMany({ where: { circleId, id: person.id }, data });
}

async function mergeAnswers(tx: Tx, from: string, into: string): Promise<void> {
  const theirs = await tx.gatheringAnswer.findMany({
    where: { userId: into },
    select: { gatheringId: true },
  });
  await tx.gatheringAnswer.updateMany({
    where: { userId: from, gatheringId: { notIn: theirs.map(({ gatheringId }) => gatheringId) } },
    data: { userId: into },
  });
}
