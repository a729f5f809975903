// Verdicts for a terminal.

/**
 * What is said of one game.
 * @param {{ name: string, verdict: string, rows?: number, rulesVersion?: number, seq?: number, code?: string,
 * detail?: string }} found
 */
export function lineOf({ name, verdict, rows, rulesVersion, seq, code, detail }) {
  if (verdict === 'identical') return `${name}: identical, ${rows} rows`;
  if (verdict === 'unreadable') return `${name}: CANNOT BE REPLAYED: ${detail}`;
  const why = detail ? `${code}, ${detail}` : code;
  return `${name}: DIFFERS from row ${seq} on (${why}): stays on rules version ${rulesVersion}`;
}

/** All of them in one line. */
export function summaryOf(verdicts) {
  const of = (wanted) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  const rows = verdicts.reduce((sum, found) => sum + (found.rows ?? found.seq ?? 0), 0);
  const [identical, differ, unreadable] = ['identical', 'differs', 'unreadable'].map(of);
  return `${verdicts.length} games, ${rows} rows: ${identical} identical, ${differ} would differ, ${unreadable} cannot be replayed`;
}
