import { noteDatabaseTime } from '@/lib/platform/clock';

/** The first row of a statement that also selects `now()`. It corrects the clock of this process. */
export async function tellingTime<Row extends { readonly now: Date }>(
  ask: () => Promise<readonly Row[]>,
): Promise<Row | undefined> {
  const asked = performance.now();
  const [row] = await ask();
  if (row) noteDatabaseTime(row.now, performance.now() - asked);
  return row;
}
