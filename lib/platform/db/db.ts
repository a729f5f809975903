import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/lib/generated/prisma/client';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { DATABASE_TIMES, forgetPool, openPool } from '@/lib/platform/db/pool';
import { isUnprepared, statementNames } from '@/lib/platform/db/statement-names';
import { perProcess } from '@/lib/platform/process';

function connect(): PrismaClient {
  const adapter = new PrismaPg(
    openPool(),
    // Idle connections break when the server restarts; the pool replaces them automatically.
    {
      disposeExternalPool: true,
      ...(isUnprepared(env().DATABASE_URL) ? {} : { statementNameGenerator: statementNames() }),
      onPoolError: (error) => logger().warn({ err: error.message }, 'an idle database connection broke'),
      onConnectionError: (error) => logger().warn({ err: error.message }, 'a database connection broke'),
    },
  );
  // A transaction waits for a connection as long as all other queries do.
  return new PrismaClient({ adapter, transactionOptions: { maxWait: DATABASE_TIMES.connectMs } });
}

const client = perProcess('pragaDatabase', connect);

/** The database client, created on first use, so a build needs no database. */
export const db = client.get;

/** Closes all connections, for tests and a clean shutdown. */
export async function disconnect(): Promise<void> {
  const open = client.known();
  client.forget();
  await open?.$disconnect();
  forgetPool();
}
