import { currentZone } from '@/app/current-zone';
import { PlayedForYouCard } from '@/components/history/played-for-you';
import { DelegateNote } from '@/components/seats/delegate-note';
import { loadPlayedForYou } from '@/lib/features/history/recap';
import type { TableView } from '@/lib/features/table/load/table-view';
import { foldRecap } from './actions';

/** Tells a delegate whose seat they play, and a returning holder who has played for them. */
export async function SeatNote({ table }: { readonly table: TableView }) {
  const [timeZone, played] = await Promise.all([currentZone(), loadPlayedForYou(table)]);
  return (
    <>
      <DelegateNote table={table} timeZone={timeZone} />
      <PlayedForYouCard {...{ table, played }} dismiss={foldRecap} />
    </>
  );
}
