import { currentPerson } from '@/app/current-person';
import { SoloResult } from '@/components/table/ending/solo-result';
import { mySoloRecord } from '@/lib/features/insights/insights';
import type { TableView } from '@/lib/features/table/load/table-view';
import { env } from '@/lib/platform/env';

/** The player's own finished solo game among their others; nothing at other tables. */
export async function CurrentSoloResult({ table }: { readonly table: TableView }) {
  const { gameId, status, me, seats } = table;
  const isSolo = status === 'finished' && me !== undefined && seats.some(({ automatic }) => automatic);
  if (!isSolo) return null;
  const person = await currentPerson();
  const record = person && (await mySoloRecord(person.id, gameId));
  return <SoloResult table={table} record={record} home={env().APP_URL} />;
}
