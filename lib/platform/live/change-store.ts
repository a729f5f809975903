import 'server-only';
import pg from 'pg';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { connectionSettings } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env';

const CHANNEL = 'table_changed';

/**
 * The version of a table lets an open page detect that it is out of date: the newest row, the number of
 * messages, and a mark of seats and reactions. For game `g`; text of the form `row.talk.people`.
 */
export const versionSql = Prisma.sql`g."seq" || '.' ||
  (select count(*) + count(m."removedAt") from "ChatMessage" m where m."gameId" = g."id") || '.' ||
  left(md5(concat_ws('/', g."status", g."watchers", g."name", g."pausedUntil", g."affairs", g."voicesRevision",
    (select string_agg(concat_ws('/', v."name", v."seatedAt" is not null, v."bot", v."userId", v."entries"), '/' order by v."seat")
      from "Seat" v where v."gameId" = g."id"),
    (select nullif(sum(m."reacted"), 0) from "ChatMessage" m where m."gameId" = g."id"))), 8)`;

/** The number of messages at a table, from its version. */
export function talkIn(version: string): number {
  return Number(version.split('.')[1] ?? 0);
}

/** The newest row, from the version. */
export function rowIn(version: string): number {
  return Number(version.split('.')[0]);
}

/** Whether two versions of a table differ only in their rows. */
export function differInRows(one: string, other: string): boolean {
  const besideRow = (version: string) => version.slice(version.indexOf('.'));
  return besideRow(one) === besideRow(other);
}

/** The versions of these tables, all at the same moment. */
export async function versionsOf(gameIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db().$queryRaw<{ id: string; version: string }[]>`
    select g."id", ${versionSql} as "version" from "Game" g where g."id" = any(${[...gameIds]}::text[])`;
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Sends a notification like a changed table, over a connection of the pool. */
export async function sendNotice(payload: string): Promise<void> {
  await db().$executeRaw`select pg_notify(${CHANNEL}, ${payload})`;
}

export interface ChangeListener {
  /** Stops listening without calling `onLost`. */
  stop(): void;
}

/**
 * Listens for changed tables on a dedicated connection, because a listener cannot share one of the
 * pool. Throws if it cannot connect; calls `onLost` once if the connection breaks later.
 */
export async function listenForChanges(
  onChanged: (gameId: string) => void,
  onLost: () => void,
): Promise<ChangeListener> {
  const { DATABASE_URL, LISTEN_URL } = env();
  const client = new pg.Client({
    ...connectionSettings(),
    connectionString: LISTEN_URL ?? DATABASE_URL,
    application_name: 'praga-live',
  });
  let isOver = false;
  const end = (tell: boolean) => {
    if (isOver) return;
    isOver = true;
    void client.end().catch(() => undefined);
    if (tell) onLost();
  };
  client.on('error', () => end(true));
  client.on('end', () => end(true));
  client.on('notification', ({ payload }) => payload && onChanged(payload));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    end(false);
    throw error;
  }
  return { stop: () => end(false) };
}
