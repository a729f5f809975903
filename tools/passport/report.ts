// Formats verdicts for a terminal.

export interface PassportVerdict {
  readonly name: string;
  readonly verdict: string;
  readonly rows?: number;
  readonly rulesVersion?: number;
  readonly seq?: number;
  readonly code?: string;
  readonly detail?: string;
}

/** The line about one game. */
export function lineOf({ name, verdict, rows, rulesVersion, seq, code, detail }: PassportVerdict): string {
  if (verdict === 'identical') return `${name}: identical, ${rows} rows`;
  if (verdict === 'unreadable') return `${name}: CANNOT BE REPLAYED: ${detail}`;
  const why = detail ? `${code}, ${detail}` : code;
  return `${name}: DIFFERS from row ${seq} on (${why}): stays on rules version ${rulesVersion}`;
}

/** The summary line of all verdicts. */
export function summaryOf(verdicts: readonly Pick<PassportVerdict, 'verdict' | 'rows' | 'seq'>[]): string {
  const of = (wanted: string) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  const rows = verdicts.reduce((sum, found) => sum + (found.rows ?? found.seq ?? 0), 0);
  const [identical, differ, unreadable] = ['identical', 'differs', 'unreadable'].map(of);
  return `${verdicts.length} games, ${rows} rows: ${identical} identical, ${differ} would differ, ${unreadable} cannot be replayed`;
}
