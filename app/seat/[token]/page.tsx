import type { Metadata } from 'next';
import { SeatInvitation } from '@/components/site/seat-invitation';
import { MessagePage } from '@/components/ui/message-page';
import { SiteFooter } from '@/components/ui/site-footer';
import { getWords } from '@/lib/i18n/here';
import { loadTable } from '@/lib/service/load-table';
import { findSeatByToken } from '@/lib/service/seats';
import { personHere } from '../../person-here';
import { takeSeat } from './actions';
import { named } from '@/app/games/[gameId]/named';
import { TextLink } from '@/components/ui/text-link';

// The address is a key: it is told to no other site and no search engine.
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('site.yourSeat'), referrer: 'same-origin', robots: { index: false } };
}

/** An invitation. Looking changes nothing, whoever looks: link previews and mail scanners open links too. */
export default async function Page({ params, searchParams }: PageProps<'/seat/[token]'>) {
  const [{ token }, { problem }] = await Promise.all([params, searchParams]);
  const seat = await findSeatByToken(token);
  const table = seat && (await loadTable(seat.gameId, { token }, { log: 'none' }));
  const [words, person] = await Promise.all([getWords(), personHere()]);
  const { t } = words;
  if (!seat || !table) {
    return (
      <MessagePage title={t('site.noSeat')}>
        <p>{t('site.noSeatWhy')}</p>
        <p>
          <TextLink href="/">{t('site.toStart')}</TextLink>
        </p>
      </MessagePage>
    );
  }
  return (
    <main className="page">
      <SeatInvitation
        seat={seat}
        seats={named(words, table).seats}
        token={token}
        action={takeSeat}
        problem={problem === 'many' ? t('tables.problem.many') : problem && t('site.personProblem')}
        myName={person?.name}
      />
      <SiteFooter>
        <TextLink href="/learn">{t('site.learn')}</TextLink>
        <TextLink href="/rules">{t('site.rules')}</TextLink>
      </SiteFooter>
    </main>
  );
}
