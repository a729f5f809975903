import { qrOf } from '@/app/qr';
import type { HostedSeat } from '@/components/seats/seat-links';
import { heldSeats } from '@/lib/features/seats/hosting';
import { invitedAddresses } from '@/lib/features/seats/invited-addresses';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatLink } from '@/lib/features/table/new-table/create-table';

/** The other people's seats, with the links this browser still stores. */
export async function hostedSeats(
  stored: TableView,
  { seats, me }: TableView,
  tokens: Readonly<Record<string, string>>,
): Promise<HostedSeat[]> {
  const people = seats.filter(({ seat, bot, automatic }) => !bot && !automatic && seat !== me);
  const [held, sent] = await Promise.all([heldSeats(stored.gameId), invitedAddresses(stored.gameId)]);
  return Promise.all(
    people.map(async ({ seat, name, seated }) => {
      const isHeld = held.includes(seat);
      const isNameless = !isHeld && stored.seats[seat]?.name === '';
      const known = { seat, name, seated, isHeld, isNameless, sentTo: sent.get(seat) };
      const token = tokens[String(seat)];
      if (!token || isHeld) return known;
      return { ...known, open: { token, link: seatLink(token), qr: await qrOf(seatLink(token)) } };
    }),
  );
}
