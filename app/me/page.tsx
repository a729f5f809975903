import { CurrentPage } from '@/app/current-page';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { cookies } from 'next/headers';
import { zonesWith } from '@/app/zone-neighbours';
import { AccountPanel } from '@/components/people/account-panel';
import { SignInBack } from '@/components/people/sign-in-back';
import { PlayRecordPanel } from '@/components/people/play-record';
import { ProfileForm } from '@/components/people/profile-form';
import { ShownForm } from '@/components/ratings/shown-form';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { isGuest } from '@/lib/features/people/guests';
import { NOTHING_PLAYED, playRecordOf } from '@/lib/features/people/play-record';
import { readerOf } from '@/lib/features/ratings/ratings';
import { serviceName } from '@/lib/platform/auth/providers';
import { seatCookieNames } from '@/lib/platform/auth/seat-proof';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';
import { keepProfile } from './actions';
import { keepRatings } from './ratings/actions';

export const generateMetadata = pageMeta('people.me.title', UNLISTED);

/** Data and settings of this browser's person. */
export default async function MePage({ searchParams }: PageProps<'/me'>) {
  const [{ t }, query, person, jar] = await Promise.all([
    getWords(),
    searchParams,
    currentPerson(),
    cookies(),
  ]);
  const hasSeats = seatCookieNames(jar).length > 0;
  if (!person) {
    return (
      <CurrentPage here="account" title={t('people.me.title')} isWide>
        <PlayRecordPanel record={NOTHING_PLAYED} />
        <section className="panel stack" aria-label={t('people.me.title')}>
          <p>{t('people.me.nobody')}</p>
          <SignInBack className="btn btn-main" label={t('people.signIn.title')} />
          {hasSeats && <TextLink href="/me/sign-out">{t('people.signOut.alsoSeats')}</TextLink>}
        </section>
      </CurrentPage>
    );
  }
  const shown = await readerOf(person.id);
  const record = shown && (await playRecordOf(shown.playerKey, person.id, true));
  return (
    <CurrentPage here="account" title={person.name ?? t('people.me.title')} isWide>
      {query.saved !== undefined && <Notice>{t('people.me.saved')}</Notice>}
      {query.problem !== undefined && <Notice bad>{t('people.me.problem')}</Notice>}
      {record && <PlayRecordPanel record={record} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={t('people.me.profile')}>
          <ProfileForm profile={person} action={keepProfile} zones={zonesWith(person.timeZone)} />
        </Panel>
        <div className="stack gap-5">
          <AccountPanel
            isGuest={isGuest(person)}
            email={person.email}
            services={person.signsInBy.map(serviceName)}
          />
          <ShownForm shown={shown} action={keepRatings} />
        </div>
      </div>
    </CurrentPage>
  );
}
