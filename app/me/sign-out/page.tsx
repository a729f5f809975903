import { CurrentPage } from '@/app/current-page';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ForgetStorage } from '@/components/people/forget-storage';
import { SignOutPanel } from '@/components/people/sign-out-panel';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { isGuest } from '@/lib/features/people/guests';
import { seatCookieNames } from '@/lib/platform/auth/seat-proof';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../../current-person';

export const generateMetadata = pageMeta('people.signOut.title', UNLISTED);

/** Lists what this browser will forget on sign-out, and confirms it afterwards. */
export default async function SignOutPage({ searchParams }: PageProps<'/me/sign-out'>) {
  const [{ t }, query, person, jar] = await Promise.all([
    getWords(),
    searchParams,
    currentPerson(),
    cookies(),
  ]);
  // A link from another site must not trigger it.
  const isFromHere = ((await headers()).get('sec-fetch-site') ?? 'same-origin') === 'same-origin';
  const seats = seatCookieNames(jar).length;
  if (!person && query.done !== undefined)
    return (
      <CurrentPage here="account" title={t('people.signOut.title')}>
        <Notice>{t(query.kept === undefined ? 'people.signOut.done' : 'people.signOut.doneKept')}</Notice>
        {isFromHere && <ForgetStorage />}
        <div className="row">
          <TextLink className="btn" href="/">
            {t('site.toStart')}
          </TextLink>
          {seats > 0 && <TextLink href="/me/sign-out">{t('people.signOut.alsoSeats')}</TextLink>}
        </div>
      </CurrentPage>
    );
  if (!person && seats === 0) redirect('/me');
  return (
    <CurrentPage here="account" title={t('people.signOut.title')}>
      <SignOutPanel
        seats={seats}
        isGuest={person !== undefined && isGuest(person)}
        isKnown={person !== undefined}
      />
    </CurrentPage>
  );
}
