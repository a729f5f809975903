import 'server-only';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import { db } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import { parseSetup } from '@/lib/game/eventlog/events';
import type { Prisma } from '@/lib/generated/prisma/client';

/** A message that hooks for programs of a person, or of a circle, are told. */
export interface NewHookEvent {
  readonly outboxId: string;
  readonly userId?: string;
  readonly circleId?: string;
  /** The hooks that it is for, also stopped ones. */
  readonly hooks: readonly string[];
  readonly at: Date;
}

/**
 * The statements that store events, in the transaction that decides about their messages. The lock makes transactions commit
 * in the order of their places: a reader who has seen one place misses no smaller one. Places follow the time, so
 * they also grow after a restored backup.
 */
export function noteEvents(events: readonly NewHookEvent[]): Prisma.PrismaPromise<unknown>[] {
  const textOf = (of: (event: NewHookEvent) => string | undefined) => events.map((event) => of(event) ?? '');
  return [
    db().$executeRaw`select pg_advisory_xact_lock(hashtextextended('hook events', 0))`,
    db().$executeRaw`
      insert into "HookEvent" ("position", "outboxId", "userId", "circleId", "hooks", "at")
      select greatest(coalesce((select max("position") from "HookEvent"), 0), (extract(epoch from e."at") * 1000000)::bigint)
          + row_number() over (order by e."no"),
        e."outboxId", nullif(e."userId", ''), nullif(e."circleId", ''), string_to_array(e."hooks", ',')::uuid[], e."at"
      from unnest(${events.map(({ outboxId }) => outboxId)}::uuid[], ${textOf(({ userId }) => userId)}::text[],
        ${textOf(({ circleId }) => circleId)}::text[], ${textOf(({ hooks }) => hooks.join(','))}::text[],
        ${events.map(({ at }) => at)}::timestamptz[]) with ordinality as e("outboxId", "userId", "circleId", "hooks", "at", "no")
      where exists (select 1 from "OutboxMessage" o where o."id" = e."outboxId")
      on conflict do nothing`,
  ];
}

/** The reader of events: a person, or the hooks of a circle. */
export type EventOwner = { readonly userId: string } | { readonly circleId: string };

const SOURCE = {
  position: true,
  userId: true,
  at: true,
  outbox: {
    select: {
      id: true,
      kind: true,
      gameId: true,
      seat: true,
      seq: true,
      payload: true,
      createdAt: true,
      dueAt: true,
      readerId: true,
      readerName: true,
      circle: { select: { id: true, name: true, timeZone: true } },
      game: {
        select: {
          name: true,
          packId: true,
          packVersion: true,
          setup: true,
          watchers: true,
          hostId: true,
          circle: { select: { name: true } },
          seats: { select: { seat: true, userId: true, tenure: true } },
        },
      },
    },
  },
} as const satisfies Prisma.HookEventSelect;
export type StoredHookEvent = Prisma.HookEventGetPayload<{ select: typeof SOURCE }>;

/** The table of an event as its messages describe it. */
export type EventTable = NonNullable<StoredHookEvent['outbox']['game']>;

/** Events of an owner behind a place, in their order. */
export async function loadEvents(
  owner: EventOwner,
  { after, since, most }: { readonly after: number; readonly since: Date; readonly most: number },
): Promise<readonly StoredHookEvent[]> {
  return db().hookEvent.findMany({
    where: { ...owner, position: { gt: after }, at: { gt: since } },
    orderBy: { position: 'asc' },
    take: most,
    select: SOURCE,
  });
}

/** The names of a person in the circles they are a member of now, by circle. */
export async function namesInCircles(userId: string, circleIds: readonly string[], now: Date) {
  if (circleIds.length === 0) return new Map<string, string>();
  const notice = await noticeTimeAt(now);
  const where = { userId, circleId: { in: [...circleIds] }, ...isMemberAt(notice), circle: isOpenAt(notice) };
  const found = await db().circleMember.findMany({ where, select: { circleId: true, name: true } });
  return new Map(found.map(({ circleId, name }) => [circleId, name]));
}

/** The place behind which a hook has not taken all its events. */
export async function placeOfHook(owner: EventOwner, hook: string, since: Date): Promise<number> {
  const own = { ...owner, at: { gt: since } };
  const deliveries = { none: { channelId: hook, sentAt: { not: null } } };
  const [missed, newest] = await Promise.all([
    db().hookEvent.findFirst({
      where: { ...own, hooks: { has: hook }, outbox: { deliveries } },
      orderBy: { position: 'asc' },
      select: { position: true },
    }),
    db().hookEvent.findFirst({ where: own, orderBy: { position: 'desc' }, select: { position: true } }),
  ]);
  return missed ? Number(missed.position) - 1 : Number(newest?.position ?? 0);
}

/** The data pack and setup of a table. */
export const tableOfEvent = ({ name: gameName, circle, ...game }: EventTable) => ({
  gameName,
  circleName: circle?.name ?? null,
  isClosed: game.watchers === 'players' || game.watchers === 'circle',
  pack: { id: game.packId, version: game.packVersion },
  setup: parseSetup(JSON.stringify(game.setup)),
});
