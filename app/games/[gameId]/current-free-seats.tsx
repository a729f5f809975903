import { FreeSeats } from '@/components/clocks/free-seats';
import { currentClocks } from './current-clocks';

/** The links that fill free seats, for players and the table's maker. */
export async function CurrentFreeSeats({ gameId }: { readonly gameId: string }) {
  const here = await currentClocks(gameId);
  return here && <FreeSeats agenda={here.agenda} />;
}
