import 'server-only';
import type pg from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient, type Prisma } from '@/lib/generated/prisma/client';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { closePool, DATABASE_TIMES, openPool, pool } from '@/lib/platform/db/pool';
import { statementNames } from '@/lib/platform/db/statement-names';
import { perProcess } from '@/lib/platform/process';

/** Of the statements that these connections keep. */
const names = perProcess('pragaStatementNames', () => statementNames());

function connect(): PrismaClient {
  names.forget();
  const adapter = new PrismaPg(
    openPool(),
    // Idle connections break when the server restarts; the pool replaces them automatically.
    {
      disposeExternalPool: true,
      ...(env().PREPARED_STATEMENTS ? { statementNameGenerator: names.get() } : {}),
      onPoolError: (error) => logger().warn({ err: error.message }, 'an idle database connection broke'),
      onConnectionError: (error) => logger().warn({ err: error.message }, 'a database connection broke'),
    },
  );
  // A transaction waits for a connection as long as everything else does.
  return new PrismaClient({ adapter, transactionOptions: { maxWait: DATABASE_TIMES.connectMs } });
}

const client = perProcess('pragaDatabase', connect);

/** The database client, made on first use, so a build needs no database. */
export const db = client.get;

/**
 * The rows of a statement, on the same connections and past the client, which takes as long for one as the
 * rules do for a step: for the hottest (docs/database.md). Values and columns are the driver's, so of whole
 * numbers `int` alone, and JSON is parsed.
 */
export async function queryHot<Row extends pg.QueryResultRow>({ text, values }: Prisma.Sql): Promise<Row[]> {
  client.get();
  const name = env().PREPARED_STATEMENTS ? names.get()({ sql: text }) : undefined;
  const { rows } = await pool().query<Row>({ text, values, ...(name ? { name } : {}) });
  return rows;
}

/** Closes all connections; for tests and for a clean end. */
export async function disconnect(): Promise<void> {
  const open = client.known();
  client.forget();
  await open?.$disconnect();
  await closePool();
}
