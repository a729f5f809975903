/**
 * The hash chain over a game's log. Each row's hash binds all rows before it, so nobody can change the past
 * of a game without changing every hash after it. It is public while the game runs: the secret part enters as
 * a digest under the game's seed, which nobody can test a guess against until the seed is published.
 */
import { hmacSha256Hex, sha256Hex } from '@/lib/game/engine/hash';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import { canonicalJson } from '@/lib/game/eventlog/canonical';
import type { PublicRow, StoredRow } from '@/lib/game/eventlog/row';

/** `prevHash` of the first row. */
export const GENESIS = '0'.repeat(64);

/** A row without the two values computed from it. */
export type UnhashedRow = Omit<StoredRow, 'hash' | 'secretDigest'>;

/**
 * Digest of a secret part under the seed. Its place is part of it, so equal draws do not show as equal
 * digests.
 */
export function digestOfSecret(
  seed: string,
  gameId: string,
  seq: number,
  secret: readonly SecretEvent[],
): string {
  return hmacSha256Hex(seed, canonicalJson({ gameId, seq, secret }));
}

/** The hash that a row must bear. */
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

/** Completes a row with its digest and its hash. */
export function sealRow(gameId: string, seed: string, row: UnhashedRow): StoredRow {
  const digested = { ...row, secretDigest: digestOfSecret(seed, gameId, row.seq, row.secret) };
  return { ...digested, hash: hashOfRow(gameId, digested) };
}

/** The first thing found wrong with a log. */
export interface ChainFault {
  readonly seq: number;
  readonly fault: 'sequence' | 'previous-hash' | 'hash' | 'secret-missing' | 'secret-digest' | 'commitment';
}

export interface ChainCheck {
  readonly gameId: string;
  /** Known once the game has ended; the secret parts are checked with it. */
  readonly seed?: string;
  /** SHA-256 of the seed, published at the start. */
  readonly commitment?: string;
}

/**
 * Why this log cannot be genuine, or undefined. Rows from the first on; with the seed, each must bring its
 * secret part.
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
