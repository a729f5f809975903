import { takeSeat } from '@/app/seat/[token]/actions';
import { SignInHere, SitAgain } from '@/components/seats/sit-again';
import {
  isReachable,
  isTableReference,
  openingOfReference,
  seatOfReference,
} from '@/lib/features/seats/sit-again';
import { sendMeLink } from './actions';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Offers a seat link to a reader who opened a message in a browser without a seat. The message's link must
 * name the seat.
 */
export async function currentSitAgain(gameId: string, query: Query) {
  const reference = typeof query.for === 'string' ? query.for : undefined;
  if (reference !== undefined && isTableReference(reference, gameId)) return <SignInHere />;
  const found = reference === undefined ? undefined : await seatOfReference(reference, gameId);
  if (!reference || !found) return undefined;
  const { seat, name } = found;
  return (
    <SitAgain
      {...{ gameId, reference, name, isReachable: await isReachable(gameId, seat) }}
      isSent={query.sent !== undefined}
      opening={await openingOfReference(reference, gameId)}
      actions={{ open: takeSeat, send: sendMeLink }}
    />
  );
}
