import { takeSeat } from '@/app/seat/[token]/actions';
import { SignInHere } from '@/components/seats/sit-again';
import { SitAgain } from '@/components/seats/sit-again';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { confirmByArrival } from '@/lib/features/seats/mail-consent';
import {
  isReachable,
  isTableReference,
  openingOfReference,
  seatOfReference,
} from '@/lib/features/seats/sit-again';
import { sendMeLink } from './actions';
import type { Query } from '@/app/query';
import { visitorOf } from './visitor';

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

/** Confirms a seat's email address when its holder arrives by a link in an email. */
export async function arriveByMail(gameId: string, query: Query): Promise<void> {
  if (typeof query.for !== 'string') return;
  if (await confirmByArrival(gameId, query.for, await visitorOf(gameId))) deliverAfterResponse(1);
}
