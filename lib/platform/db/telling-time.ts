import { noteDatabaseTime } from '@/lib/platform/clock';

/** Two clocks of a process that go evenly differ by less over one statement. */
const WAVERED_MS = 1000;

/** The first row of a statement that also selects `now()`. It corrects the clock of this process. */
export async function tellingTime<Row extends { readonly now: Date }>(
  ask: () => Promise<readonly Row[]>,
): Promise<Row | undefined> {
  const [begunMs, asked] = [Date.now(), performance.now()];
  const [row] = await ask();
  const tookMs = performance.now() - asked;
  // The answer belongs to neither time of a clock that was set while it came. The next one corrects it.
  const wasSet = Math.abs(Date.now() - begunMs - tookMs) > WAVERED_MS;
  if (row && !wasSet) noteDatabaseTime(row.now, tookMs);
  return row;
}
