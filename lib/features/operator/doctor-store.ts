import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/platform/db/db';

const Row = z.object({
  version: z.string(),
  most: z.int(),
  used: z.int(),
  listening: z.int(),
});

/** The version of PostgreSQL, and its connections: how many it allows the service, has, and are for open pages. */
export type ConnectionFacts = z.output<typeof Row>;

/** A server with open pages has one connection that listens. */
export async function connectionFacts(): Promise<ConnectionFacts> {
  const [row] = await db().$queryRaw<unknown[]>`
    select current_setting('server_version') as "version",
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "most",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as "used",
      (select count(*)::int from pg_stat_activity where application_name = 'praga-live') as "listening"`;
  return Row.parse(row);
}
