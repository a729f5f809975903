/** A table of three guests. */
import { sitDown } from '@/lib/features/seats/seats';
import { newAddress } from '../support/guest-mail';
import { emptyTable } from '../support/tables';
import { guest } from '../support/world';

/** Anna, who gave an address, Bohumil and Cecilie hold their seats. The host is Bohumil, or has no seat. */
export async function threeGuests({ isHostSeated = false } = {}) {
  const [anna, bohumil, cecilie] = [
    { userId: await guest('Anna') },
    { userId: await guest('Bohumil') },
    { userId: await guest('Cecilie') },
  ];
  const host = isHostSeated ? bohumil : { userId: await guest('Host') };
  const seats = ['Anna', 'Bohumil', 'Cecilie'].map((name) => ({ name }));
  const made = await emptyTable({ seats, hostId: host.userId });
  const email = newAddress();
  const links = made.seats.map(({ token }) => token);
  for (const [i, { userId }] of [anna, bohumil, cecilie].entries())
    await sitDown({ token: links[i] ?? '', userId, ...(i === 0 ? { email } : {}) });
  return { made, gameId: made.gameId, host, anna, bohumil, cecilie, email, links };
}
