/**
 * The receipt of a row: its number and the end of its hash. A player who saves it can later check whether
 * the log is still the game they played, because changing an earlier row changes every later hash.
 */
import type { PublicRow } from '@/lib/game/eventlog/row';

/** Hex digits of a receipt: enough to prevent forging a log with the same end, few enough to read aloud. */
const DIGITS = 12;

/** A short proof of a row, such as "120-9f3a77c102be". */
export function receiptOf({ seq, hash }: Pick<PublicRow, 'seq' | 'hash'>): string {
  return `${seq}-${hash.slice(-DIGITS)}`;
}

export interface Receipt {
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
