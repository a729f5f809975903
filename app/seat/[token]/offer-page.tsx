import { CurrentFrame } from '@/app/current-page';
import { currentPerson } from '@/app/current-person';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { nameTakenIn, nameTakenWords } from '@/app/name-taken';
import { OfferInvitation } from '@/components/leaving/offer-invitation';
import type { OfferBehind } from '@/lib/features/leaving/offers';
import { offeredSeats } from '@/lib/features/leaving/take-offer';
import type { Wording } from '@/lib/game/wording/wording';
import { getWords } from '@/lib/platform/i18n/request-words';
import { takeOffered } from './actions';

interface OfferPageProps {
  readonly offer: OfferBehind;
  readonly token: string;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}

/** A seat offered to another player. Viewing changes nothing. */
export async function OfferPage({ offer, token, query }: OfferPageProps) {
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

function problemWords(words: Wording, query: OfferPageProps['query']): string | undefined {
  const [{ t }, { problem }, taken] = [words, query, nameTakenIn(query)];
  if (taken) return nameTakenWords(words, taken);
  if (problem === 'taken') return t('leaving.take.taken');
  if (problem === 'many') return t('tables.problem.many');
  return problem === undefined ? undefined : t('site.personProblem');
}
