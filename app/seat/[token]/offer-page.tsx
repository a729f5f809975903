import { CurrentFrame } from '@/app/current-page';
import { currentPerson } from '@/app/current-person';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { nameTakenIn } from '@/app/name-taken';
import { OfferInvitation } from '@/components/leaving/offer-invitation';
import type { OfferBehind } from '@/lib/features/leaving/offers';
import { offeredSeats } from '@/lib/features/leaving/take-offer';
import { getWords } from '@/lib/platform/i18n/request-words';
import { takeOffered } from './actions';
import type { Query } from '@/app/query';
import { problemWords } from './person';

/** A seat offered to another player. Viewing changes nothing. */
export async function OfferPage({
  offer,
  token,
  query,
}: {
  offer: OfferBehind;
  token: string;
  query: Query;
}) {
  const [words, person, seats] = await Promise.all([getWords(), currentPerson(), offeredSeats(offer.gameId)]);
  return (
    <CurrentFrame>
      <OfferInvitation
        {...{ offer, token, seats: nameSeats(words, { seats }).seats, action: takeOffered }}
        problem={problemWords(words, query)}
        myName={nameTakenIn(query)?.suggestion ?? offer.formerName ?? person?.name}
        timeZone={await currentZone()}
      />
    </CurrentFrame>
  );
}
