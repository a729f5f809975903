/**
 * The hash chain over a game's log. Each row's hash covers all rows before it, so changing an earlier row
 * changes every later hash. The chain is public while the game runs. A row's secret part enters as a
 * digest keyed with the game's seed, so no one can test guesses before the seed is published. A receipt is
 * the short proof of a row.
 */
import { hmacSha256Hex, sha256Hex } from '@/lib/game/engine/hash';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import type { PublicRow, StoredRow } from './row';

/** `prevHash` of the first row. */
export const GENESIS = '0'.repeat(64);

/** A row without the two values computed from it. */
export type UnhashedRow = Omit<StoredRow, 'hash' | 'secretDigest'>;

/**
 * Digest of a secret part, keyed with the seed. It includes the row's position, so equal draws give
 * different digests.
 */
export function digestOfSecret(
  seed: string,
  gameId: string,
  seq: number,
  secret: readonly SecretEvent[],
): string {
  return hmacSha256Hex(seed, canonicalJson({ gameId, seq, secret }));
}

/** The hash that a row must have. */
export function hashOfRow(gameId: string, row: Omit<PublicRow, 'hash'>): string {
  const { prevHash, seq, seat, command, commandId, events, at, rulesVersion, secretDigest } = row;
  return sha256Hex(
    canonicalJson({
      prevHash,
      gameId,
      seq,
      seat,
      command,
      commandId,
      events,
      at,
      rulesVersion,
      secretDigest,
    }),
  );
}

/** Adds digest and hash to a row. */
export function sealRow(gameId: string, seed: string, row: UnhashedRow): StoredRow {
  const digested = { ...row, secretDigest: digestOfSecret(seed, gameId, row.seq, row.secret) };
  return { ...digested, hash: hashOfRow(gameId, digested) };
}

/** The first fault found in a log. */
interface ChainFault {
  readonly seq: number;
  readonly fault: 'sequence' | 'previous-hash' | 'hash' | 'secret-missing' | 'secret-digest' | 'commitment';
}

interface ChainCheck {
  readonly gameId: string;
  /** Known after the game has ended; then the secret parts are verified too. */
  readonly seed?: string;
  /** SHA-256 of the seed, published at the start. */
  readonly commitment?: string;
}

/**
 * Why this log cannot be genuine, or undefined. `rows` must start with row 1; with a seed, each row must
 * include its secret part.
 */
export function verifyChain(
  rows: readonly (PublicRow & Partial<StoredRow>)[],
  check: ChainCheck,
): ChainFault | undefined {
  if (
    check.seed !== undefined &&
    check.commitment !== undefined &&
    sha256Hex(check.seed) !== check.commitment
  ) {
    return { seq: 0, fault: 'commitment' };
  }
  let prevHash = GENESIS;
  for (const [index, row] of rows.entries()) {
    const fault = faultOf(row, index + 1, prevHash, check);
    if (fault) return { seq: index + 1, fault };
    prevHash = row.hash;
  }
  return undefined;
}

function faultOf(
  row: PublicRow & Partial<StoredRow>,
  seq: number,
  prevHash: string,
  { gameId, seed }: ChainCheck,
): ChainFault['fault'] | undefined {
  if (row.seq !== seq) return 'sequence';
  if (row.prevHash !== prevHash) return 'previous-hash';
  if (row.hash !== hashOfRow(gameId, row)) return 'hash';
  if (seed === undefined) return undefined;
  if (!row.secret) return 'secret-missing';
  return digestOfSecret(seed, gameId, seq, row.secret) === row.secretDigest ? undefined : 'secret-digest';
}

// A unique text for each JSON value: sorted keys and no whitespace. Hashes and comparisons always use this text.

/** Serialises any value that `JSON.stringify` accepts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(itemText).join(',')}]`;
  if (typeof value === 'object' && value !== null) return objectText(value);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`no JSON for a ${typeof value}`);
  return text;
}

// Like JSON.stringify, which keeps the length of a list and writes null for undefined.
function itemText(item: unknown): string {
  return item === undefined ? 'null' : canonicalJson(item);
}

function objectText(value: object): string {
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  // Compares by code unit, because that order does not depend on language settings.
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}

// The receipt of a row: its number and the end of its hash. A player who saves it can later check whether
// the log is still the game they played, because changing an earlier row changes every later hash.

/** Hex digits of a receipt: enough to prevent forging a log with the same end, few enough to read aloud. */
const DIGITS = 12;

/** A short proof of a row, such as "120-9f3a77c102be". */
export function receiptOf({ seq, hash }: Pick<PublicRow, 'seq' | 'hash'>): string {
  return `${seq}-${hash.slice(-DIGITS)}`;
}

interface Receipt {
  readonly seq: number;
  readonly end: string;
}

/** Parses a typed receipt, ignoring spaces and capitals; undefined if it is malformed. */
export function parseReceipt(text: string): Receipt | undefined {
  const [, seq, end] = /^(\d{1,7})-([0-9a-f]{12})$/.exec(text.replaceAll(/\s/g, '').toLowerCase()) ?? [];
  return seq && end ? { seq: Number(seq), end } : undefined;
}

/** Whether a receipt matches this log. */
export function isReceiptOf(log: readonly Pick<PublicRow, 'seq' | 'hash'>[], { seq, end }: Receipt): boolean {
  return log.some((row) => row.seq === seq && row.hash.endsWith(end));
}
