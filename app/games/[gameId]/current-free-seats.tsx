import { FreeSeats } from '@/components/clocks/free-seats';
import { currentClocks } from './current-clocks';

/** Links for free seats, for players and the host. */
export async function CurrentFreeSeats({ gameId }: { readonly gameId: string }) {
  const here = await currentClocks(gameId);
  return here && <FreeSeats agenda={here.agenda} />;
}
