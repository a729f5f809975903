import type { Metadata } from 'next';
import { CurrentFrame, CurrentMessage } from '@/app/current-page';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { shareMetadataOf } from '@/app/games/[gameId]/share';
import { cardPreview } from '@/app/preview/cards';
import { nameTakenIn } from '@/app/name-taken';
import { SeatInvitation } from '@/components/seats/seat-invitation';
import { TextLink } from '@/components/ui/text-link';
import { findOffer } from '@/lib/features/leaving/offers';
import { findDelegation } from '@/lib/features/seats/delegates/delegates';
import { findMentorLink } from '@/lib/features/seats/delegates/mentors';
import { findFormerSeat } from '@/lib/features/seats/former-seat';
import { loadInvitation } from '@/lib/features/seats/invitation';
import { findSeatByToken, invitedAddress } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../../current-person';
import { takeSeat } from './actions';
import { DelegationPage } from './delegation-page';
import { MentorLinkPage } from './mentor-page';
import { OfferPage } from './offer-page';
import { problemWords } from './person';
import { Replaced } from './replaced-link';

// The address is a secret: keep it from other sites and search engines.
export async function generateMetadata({ params }: PageProps<'/seat/[token]'>): Promise<Metadata> {
  const [words, { token }] = await Promise.all([getWords(), params]);
  const seat = await findSeatByToken(token);
  const table = seat && (await loadTable(seat.gameId, seat.seat, { log: 'none' }));
  return {
    title: words.t('site.yourSeat'),
    description: words.t('site.seatKept'),
    referrer: 'same-origin',
    robots: { index: false },
    openGraph: table ? shareMetadataOf(words, table) : cardPreview(words, 'seat'),
  };
}

/** An invitation. Viewing changes nothing, because link previews and mail scanners open links too. */
export default async function Page({ params, searchParams }: PageProps<'/seat/[token]'>) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  const { to } = query;
  const offer = await findOffer(token);
  if (offer) return <OfferPage {...{ offer, token, query }} />;
  const task = await findDelegation(token);
  if (task) return <DelegationPage {...{ task, token, problem: query.problem }} />;
  const asked = await findMentorLink(token);
  if (asked) return <MentorLinkPage {...{ asked, token, problem: query.problem }} />;
  const seat = await findSeatByToken(token);
  const invitation = seat && (await loadInvitation(seat.gameId, seat.seat));
  const table = invitation?.table;
  const [words, person] = await Promise.all([getWords(), currentPerson()]);
  const { t } = words;
  if (!seat || !table) {
    const former = await findFormerSeat(token);
    if (former) return <Replaced {...{ former, token, to }} />;
    return (
      <CurrentMessage scene="broken-bridge" title={t('site.noSeat')}>
        <p>{t('site.noSeatWhy')}</p>
        <p>
          <TextLink href="/">{t('site.toStart')}</TextLink>
        </p>
      </CurrentMessage>
    );
  }
  return (
    <CurrentFrame>
      <SeatInvitation
        seat={seat}
        invitation={invitation}
        seats={nameSeats(words, table).seats}
        token={token}
        action={takeSeat}
        problem={problemWords(words, query)}
        myName={nameTakenIn(query)?.suggestion ?? person?.name}
        invitedAs={await invitedAddress(token)}
      />
    </CurrentFrame>
  );
}
