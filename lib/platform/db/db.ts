import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { PrismaClient } from '@/lib/generated/prisma/client';
import { logger } from '@/lib/logger';

const CONNECT_TIMEOUT_MS = 4_000;

function connect(): PrismaClient {
  const { DATABASE_URL, PG_POOL } = env();
  const adapter = new PrismaPg(
    { connectionString: DATABASE_URL, max: PG_POOL, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
    // Idle connections break when the server restarts; the pool replaces them by itself.
    {
      onPoolError: (error) => logger().warn({ err: error.message }, 'an idle database connection broke'),
      onConnectionError: (error) => logger().warn({ err: error.message }, 'a database connection broke'),
    },
  );
  return new PrismaClient({ adapter });
}

// One client per process: a development server loads this module anew at every change.
const holder: typeof globalThis & { pragaDatabase?: PrismaClient } = globalThis;

/** The database client, made on first use, so that a build needs no database. */
export function db(): PrismaClient {
  holder.pragaDatabase ??= connect();
  return holder.pragaDatabase;
}

/** Closes all connections; for tests and for a clean end. */
export async function disconnect(): Promise<void> {
  const client = holder.pragaDatabase;
  holder.pragaDatabase = undefined;
  await client?.$disconnect();
}
