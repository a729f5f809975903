import 'server-only';
import { clocksOf, clocksSql, type RawClocks, type TableClocks } from '@/lib/store/clock-sql';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

/** The clocks of a table; undefined when there is none of this id. */
export async function loadClocks(gameId: string): Promise<TableClocks | undefined> {
  const [raw] = await onDatabase(
    () => db().$queryRaw<RawClocks[]>`select ${clocksSql} from "Game" g where g."id" = ${gameId}`,
  );
  return raw && clocksOf(raw);
}
