import 'server-only';
import { perProcess } from '@/lib/platform/process';

const NAME = 'DatabaseUnavailableError';

/**
 * The database is unreachable. Whether an interrupted write took effect is unknown; commands carry an
 * id for that.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = NAME;

  constructor(cause: unknown) {
    super('the database cannot be reached', { cause });
  }
}

/**
 * Whether an error means that the database is unreachable. By its name: the client may have been created by
 * another bundle (process.ts), whose class is another one. (A build shortens the names of classes.)
 */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

const ADAPTER_KINDS: ReadonlySet<string> = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'DatabaseDoesNotExist',
  'DatabaseAccessDenied',
  'AuthenticationFailed',
  'TlsConnectionError',
]);

// Class 08: connection; 53: out of connections, memory or disk; 57P0x: shutting down, crashed, starting up;
// 58: its own disk; 25006: read-only (a standby); 55000: refuses connections; 57014, 25P03: timeouts.
const SQL_STATES = /^(08...|53...|57P0[1-5]|57014|58...|25006|25P03|55000)$/;
// P1001, P1002, P1008, P1017: not reachable or gone; P2024, P2028: no connection free in time.
const PRISMA_CODES = /^(P1001|P1002|P1008|P1017|P2024|P2028)$/;
const SOCKET_CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|ENOENT)$/;
const MESSAGES =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end/;

function textAt(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : '';
}

function childrenOf(error: object): unknown[] {
  const meta: unknown = Reflect.get(error, 'meta');
  const nested =
    typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'driverAdapterError') : undefined;
  const errors: unknown = Reflect.get(error, 'errors');
  return [Reflect.get(error, 'cause'), nested, ...(Array.isArray(errors) ? errors : [])];
}

/** Whether this holds for an error or one of its causes. */
function someCause(error: unknown, holds: (error: object, code: string) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false;
  if (holds(error, textAt(error, 'code') || textAt(error, 'originalCode'))) return true;
  return childrenOf(error).some((child) => someCause(child, holds, depth + 1));
}

/** Whether an error, or one of its causes, means that the database is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return someCause(
    error,
    (cause, code) =>
      SQL_STATES.test(code) ||
      PRISMA_CODES.test(code) ||
      SOCKET_CODES.test(code) ||
      ADAPTER_KINDS.has(textAt(cause, 'kind')) ||
      MESSAGES.test(textAt(cause, 'message')),
  );
}

/** The state of a statement that finds no place on the disk. */
const DISK_FULL = '53100';
/** How long a full disk is assumed to stay full. */
const FULL_MS = 60_000;
const full = perProcess('pragaDiskFull', () => ({ at: -Infinity }));

/** Whether the database has lately found no place on its disk. */
export function isDiskFull(): boolean {
  return performance.now() - full.get().at < FULL_MS;
}

/** The error to throw for one of the database: a failed connection becomes a DatabaseUnavailableError. */
export function fromDatabase(error: unknown): unknown {
  if (isDatabaseAway(error)) return error;
  if (someCause(error, (_cause, code) => code === DISK_FULL)) full.replace({ at: performance.now() });
  return isUnavailable(error) ? new DatabaseUnavailableError(error) : error;
}
