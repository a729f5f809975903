/**
 * The receipt of a row: its number and the end of its hash. A player who keeps it can later show whether the
 * log is still the one they played: a change of any earlier row changes every hash after it.
 */
import type { PublicRow } from '@/lib/game/eventlog/row';

/** Hex digits of a receipt: too many to make another log that ends alike, few enough to be read out. */
const DIGITS = 12;

/** Short proof of a row, such as "120-9f3a77c102be". */
export function receiptOf({ seq, hash }: Pick<PublicRow, 'seq' | 'hash'>): string {
  return `${seq}-${hash.slice(-DIGITS)}`;
}

export interface Receipt {
  readonly seq: number;
  readonly end: string;
}

/** A receipt as somebody typed it, blanks and capitals forgiven; undefined when it is none. */
export function parseReceipt(text: string): Receipt | undefined {
  const [, seq, end] = /^(\d{1,7})-([0-9a-f]{12})$/.exec(text.replaceAll(/\s/g, '').toLowerCase()) ?? [];
  return seq && end ? { seq: Number(seq), end } : undefined;
}

/** Whether a receipt is one of this log. */
export function isReceiptOf(log: readonly Pick<PublicRow, 'seq' | 'hash'>[], { seq, end }: Receipt): boolean {
  return log.some((row) => row.seq === seq && row.hash.endsWith(end));
}
