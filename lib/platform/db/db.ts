import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient, type Prisma } from '@/lib/generated/prisma/client';
import { ambientTx, inTurn } from '@/lib/platform/db/ambient';
import { DATABASE_TIMES, forgetPool, openPool } from '@/lib/platform/db/pool';
import { noteAnswer } from '@/lib/platform/db/presence';
import { isUnprepared, statementNames } from '@/lib/platform/db/statement-names';
import { fromDatabase } from '@/lib/platform/db/unavailable';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { perProcess } from '@/lib/platform/process';

/** The client, or the client of a transaction. */
export type Tx = Prisma.TransactionClient;

type Statements = Prisma.PrismaPromise<unknown>[];
type Answers<P extends Statements> = { [K in keyof P]: Awaited<P[K]> };
type Options = Parameters<PrismaClient['$transaction']>[1];

/** A client whose transactions throw a failed begin or commit as a DatabaseUnavailableError. */
class Client extends PrismaClient {
  override $transaction<P extends Statements>(statements: [...P]): Promise<Answers<P>>;
  override $transaction<T>(work: (tx: Tx) => Promise<T>, options?: Options): Promise<T>;
  override async $transaction<T>(
    work: Statements | ((tx: Tx) => Promise<T>),
    options?: Options,
  ): Promise<unknown> {
    if (Array.isArray(work)) return ambientTx() ? oneByOne(work) : super.$transaction(work);
    let own: unknown;
    const remembering = async (tx: Tx) => {
      try {
        return await work(tx);
      } catch (error) {
        own = error;
        throw error;
      }
    };
    try {
      return await super.$transaction(remembering, options);
    } catch (error) {
      throw error === own ? error : fromDatabase(error);
    }
  }
}

/** The statements of a list within a transaction. */
async function oneByOne(statements: Statements): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const statement of statements) answers.push(await statement);
  return answers;
}

function connect(): Client {
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
  const client = new Client({ adapter, transactionOptions: { maxWait: DATABASE_TIMES.connectMs } });
  const watched: unknown = client.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        try {
          const answer: unknown = await inTurn(() => query(args));
          noteAnswer();
          return answer;
        } catch (error) {
          throw fromDatabase(error);
        }
      },
    },
  });
  // The extension changes no types. Those that Prisma computes for it take three times as long to check.
  return watched as Client;
}

const client = perProcess('pragaDatabase', connect);

/**
 * The database client, created on first use, so a build needs no database; in a request with a key its transaction,
 * which has all of the client that stores use.
 */
export const db = (): Client => (ambientTx() as Client | undefined) ?? client.get();

/** Closes all connections, for tests and a clean shutdown. */
export async function disconnect(): Promise<void> {
  const open = client.known();
  client.forget();
  await open?.$disconnect();
  forgetPool();
}
