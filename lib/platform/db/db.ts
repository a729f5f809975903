import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/lib/generated/prisma/client';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { openPool } from '@/lib/platform/db/pool';
import { statementNames } from '@/lib/platform/db/statement-names';
import { perProcess } from '@/lib/platform/process';

function connect(): PrismaClient {
  const adapter = new PrismaPg(
    openPool(),
    // Idle connections break when the server restarts; the pool replaces them by itself.
    {
      disposeExternalPool: true,
      ...(env().PREPARED_STATEMENTS ? { statementNameGenerator: statementNames() } : {}),
      onPoolError: (error) => logger().warn({ err: error.message }, 'an idle database connection broke'),
      onConnectionError: (error) => logger().warn({ err: error.message }, 'a database connection broke'),
    },
  );
  return new PrismaClient({ adapter });
}

const client = perProcess('pragaDatabase', connect);

/** The database client, made on first use, so that a build needs no database. */
export const db = client.get;

/** Closes all connections; for tests and for a clean end. */
export async function disconnect(): Promise<void> {
  const open = client.known();
  client.forget();
  await open?.$disconnect();
}
