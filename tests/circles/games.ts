/** Calls for players and tables of a circle, for tests. */
import { makeUsualTable } from '@/lib/features/circles/circle-tables';
import type { GatheringTerms } from '@/lib/features/circles/gatherings/gathering';
import { openGathering } from '@/lib/features/circles/gatherings/gatherings';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import type { Clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { hoursAfter } from '../support/clock';
import { type MadeCircle, seenBy } from '../support/world';

export const RULES = { options: ONLINE_OPTIONS, variant: BASE_VARIANT, pace: { kind: 'relaxed' } } as const;

/** A call for two to four players that ends in a day. */
export function callTerms(clock: Clock, more: Partial<GatheringTerms> = {}): GatheringTerms {
  const startsBy = hoursAfter(clock.now(), 24);
  return { ...RULES, size: 4, least: 2, most: 4, seatOrder: 'drawn', startsBy, ...more };
}

type Founded = Pick<MadeCircle, 'circleId' | 'host'>;

/** The host calls players; returns the id of the call. */
export async function callPlayers(
  { circleId, host }: Founded,
  clock: Clock,
  more: Partial<GatheringTerms> = {},
): Promise<string> {
  const done = await openGathering({ circleId, userId: host }, callTerms(clock, more), clock);
  if (!done.ok) throw new Error(done.error.kind);
  return done.value.id;
}

/** The host starts the usual table of all members; nothing waits to be sent about it. */
export async function startTable({ circleId, host }: Founded, clock: Clock): Promise<string> {
  const { members } = await seenBy(circleId, host, clock);
  const preset = { ...RULES, seatOrder: 'rotated', members: members.map(({ id }) => id) } as const;
  const made = await makeUsualTable({ circleId, userId: host }, preset, clock);
  if (!made.ok) throw new Error(made.error.kind);
  await db().outbox.deleteMany({ where: { gameId: { not: null } } });
  return made.value.gameId;
}

export const tablesOf = (circleId: string) =>
  db().game.findMany({ where: { circleId }, include: { seats: true } });
