import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { env } from '@/lib/platform/env';
import { perProcess } from '@/lib/platform/process';

/** Limits of database calls, in milliseconds. After these times the client has gone. */
export const DATABASE_TIMES = {
  /** To get a connection, including one from the pool. */
  connectMs: 4_000,
  /** Enforced by the database itself, so that it stops the work. */
  statementMs: 10_000,
  idleInTransactionMs: 10_000,
  /** For a database that does not even report a timeout. */
  clientMs: 12_000,
} as const;

/**
 * A server shares a few connections between all its requests; a function serves few at a time, but there are
 * many functions.
 */
const POOL = { server: 10, function: 2 } as const;
const APPLICATION_NAME = 'praga';

/** Maximum connections of this process. */
export function poolSize({ PG_POOL, SERVERLESS } = env()): number {
  return PG_POOL ?? (SERVERLESS ? POOL.function : POOL.server);
}

/** Settings of every database connection, including the listening one. */
export function connectionSettings(): pg.ClientConfig {
  return {
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: DATABASE_TIMES.connectMs,
    query_timeout: DATABASE_TIMES.clientMs,
    keepAlive: true,
  };
}

const { statementMs, idleInTransactionMs } = DATABASE_TIMES;
// Sent after connecting: transaction poolers refuse connections with such start-up parameters.
const LIMITS = `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

/** The database has no free connection; the query was not sent. */
const TOO_MANY = '53300';
const RETRY_MS = 100;

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === TOO_MANY;

type OnConnected = Parameters<pg.Pool['connect']>[0];

/** A pool that also retries if other processes use all connections of the database. */
class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<pg.PoolClient> | void {
    const client = this.#patiently();
    if (!callback) return client;
    client.then(
      (open) => callback(undefined, open, (error) => open.release(error)),
      (error) => callback(error, undefined, () => {}),
    );
  }

  async #patiently(): Promise<pg.PoolClient> {
    const until = performance.now() + DATABASE_TIMES.connectMs;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (!isFull(error) || performance.now() >= until) throw error;
        await sleep(RETRY_MS);
      }
    }
  }
}

const current = perProcess<pg.Pool | undefined>('pragaPool', () => undefined);

/** Opens a new pool of connections, which becomes this process's current one. */
export function openPool(): pg.Pool {
  const opened = new PatientPool({
    ...connectionSettings(),
    connectionString: env().DATABASE_URL,
    max: poolSize(),
    onConnect: async (client) => void (await client.query(LIMITS)),
  });
  current.replace(opened);
  return opened;
}

/** Forgets the pool, which the client closes. */
export const forgetPool = current.forget;

/** Whether requests wait because all connections of this process are in use. */
export const isPoolBusy = (): boolean => poolFigures().waiting > 0;

interface PoolFigures {
  readonly open: number;
  /** Open connections that run no statement. */
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** How many connections this process has, and how many requests wait for one. */
export function poolFigures(): PoolFigures {
  const pool = current.get();
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}
