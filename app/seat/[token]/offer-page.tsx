import { named } from '@/app/games/[gameId]/named';
import { currentPerson } from '@/app/current-person';
import { OfferInvitation } from '@/components/leaving/offer-invitation';
import { SiteFooter } from '@/components/ui/site-footer';
import { TextLink } from '@/components/ui/text-link';
import type { OfferBehind } from '@/lib/features/leaving/offers';
import { offeredSeats } from '@/lib/features/leaving/take-offer';
import { getWords } from '@/lib/platform/i18n/request-words';
import { takeOffered } from './actions';

interface OfferPageProps {
  readonly offer: OfferBehind;
  readonly token: string;
  readonly problem: string | readonly string[] | undefined;
}

/** A seat that is handed on. Looking changes nothing. */
export async function OfferPage({ offer, token, problem }: OfferPageProps) {
  const [words, person, seats] = await Promise.all([getWords(), currentPerson(), offeredSeats(offer.gameId)]);
  const { t } = words;
  const said =
    problem === 'taken'
      ? t('leaving.take.taken')
      : problem === 'many'
        ? t('tables.problem.many')
        : problem && t('site.personProblem');
  return (
    <main className="page">
      <OfferInvitation
        {...{ offer, token, seats: named(words, { seats }).seats, action: takeOffered }}
        problem={said}
        myName={offer.formerName ?? person?.name}
        timeZone={person?.timeZone ?? 'UTC'}
      />
      <SiteFooter>
        <TextLink href="/learn">{t('site.learn')}</TextLink>
        <TextLink href="/rules">{t('site.rules')}</TextLink>
      </SiteFooter>
    </main>
  );
}
