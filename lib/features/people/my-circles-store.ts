import 'server-only';
import * as columns from '@/lib/features/people/my-data-columns';
import { mapPages, pagesOf, type Pages } from '@/lib/features/people/own-rows-store';
import { db } from '@/lib/platform/db/db';

type Row = Readonly<Record<string, unknown>>;

/** The memberships of a person in circles, page by page. */
export function ownMemberships(userId: string): Pages<Row> {
  const orderBy = { circleId: 'asc' } as const;
  return pagesOf((page) =>
    db().circleMember.findMany({ where: { userId }, select: columns.MEMBERSHIP, orderBy, ...page }),
  );
}

/** The entries of circles about a person, or of changes they made. */
export async function* ownCircleEntries(userId: string): Pages<Row> {
  const mine = await db().circleMember.findMany({ where: { userId }, select: { circleId: true, id: true } });
  for (const { circleId, id } of mine) {
    const where = { circleId, OR: [{ memberId: id }, { by: id }] };
    const entries = pagesOf((page) =>
      db().circleEntry.findMany({
        where,
        select: columns.CIRCLE_ENTRY,
        orderBy: { id: 'asc' },
        ...page,
      }),
    );
    yield* mapPages(entries, ({ id: number, ...entry }) => ({ id: String(number), ...entry }));
  }
}

/** The chat messages of a person in circles. */
export async function* ownCircleTalk(userId: string): Pages<Row> {
  const mine = await db().circleMember.findMany({ where: { userId }, select: { circleId: true, id: true } });
  const orderBy = [{ at: 'asc' as const }, { id: 'asc' as const }];
  for (const { circleId, id: memberId } of mine) {
    const asked = { where: { circleId, memberId }, select: columns.CIRCLE_TALK, orderBy };
    yield* pagesOf((page) => db().circleChatMessage.findMany({ ...asked, ...page }));
  }
}

/** The answers of a person to calls for players. */
export function ownAnswers(userId: string): Pages<Row> {
  const orderBy = { gatheringId: 'asc' } as const;
  return pagesOf((page) =>
    db().gatheringAnswer.findMany({ where: { userId }, select: columns.GATHERING_ANSWER, orderBy, ...page }),
  );
}

/** The places of a person in competitions. */
export function ownEntries(userId: string): Pages<Row> {
  const orderBy = { competitionId: 'asc' } as const;
  return pagesOf((page) =>
    db().entrant.findMany({ where: { userId }, select: columns.ENTRANT, orderBy, ...page }),
  );
}

/** The results of a person's games. */
export async function* ownResults(userId: string): Pages<Row> {
  const playerKey = await playerKeyOf(userId);
  if (playerKey === undefined) return;
  const orderBy = [{ gameId: 'asc' as const }, { seat: 'asc' as const }];
  yield* pagesOf((page) => db().resultSeat.findMany({ where: { playerKey }, orderBy, ...page }));
}

/** The sums of a person's results in circles. */
export async function* ownSums(userId: string): Pages<Row> {
  const playerKey = await playerKeyOf(userId);
  if (playerKey === undefined) return;
  const orderBy = [{ circleId: 'asc' as const }, { year: 'asc' as const }];
  yield* pagesOf((page) => db().circleYear.findMany({ where: { playerKey }, orderBy, ...page }));
}

/** The ratings of a person. */
export async function* ownRatingRows(userId: string): Pages<Row> {
  const playerKey = await playerKeyOf(userId);
  if (playerKey === undefined) return;
  const orderBy = { scope: 'asc' } as const;
  yield* pagesOf((page) =>
    db().rating.findMany({ where: { playerKey }, omit: { met: true, group: true }, orderBy, ...page }),
  );
}

/** The changes of a person's ratings by their games. */
export async function* ownRatingChanges(userId: string): Pages<Row> {
  const playerKey = await playerKeyOf(userId);
  if (playerKey === undefined) return;
  const orderBy = [{ scope: 'asc' as const }, { gameId: 'asc' as const }];
  yield* pagesOf((page) => db().ratingChange.findMany({ where: { playerKey }, orderBy, ...page }));
}

/** The rated table that a person is waiting to join. */
export function ownRatedAnswer(userId: string): Pages<Row> {
  const orderBy = { userId: 'asc' } as const;
  const select = { callId: true, at: true } as const;
  return pagesOf((page) => db().ratedAnswer.findMany({ where: { userId }, select, orderBy, ...page }));
}

async function playerKeyOf(userId: string): Promise<string | undefined> {
  const select = { playerKey: true } as const;
  return (await db().user.findUnique({ where: { id: userId }, select }))?.playerKey;
}
