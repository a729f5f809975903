import { CurrentPage } from '@/app/current-page';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { cookies } from 'next/headers';
import { qrOf } from '@/app/qr';
import { BrowserList } from '@/components/people/browser-list';
import { TableBrowsers } from '@/components/seats/seat-browsers';
import { CopyLink } from '@/components/ui/copy-link';
import { ActForm } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { browserLink, seeBrowserLink, signedInBrowsers } from '@/lib/features/people/browsers';
import { loadMyBrowsers } from '@/lib/features/seats/own-seat';
import { allSeatTokens } from '@/lib/platform/auth/seat-proof';
import { currentSession } from '@/lib/platform/auth/session';
import { getWords } from '@/lib/platform/i18n/request-words';
import { accountPerson } from '../../current-person';
import { secretIn } from '../shown-once';
import { makeBrowserLink, signOutBrowser, signOutElsewhere, signOutOthers } from './actions';

export const generateMetadata = pageMeta('people.me.browsers', PRIVATE);

/**
 * The person's sessions, the browsers that can open their seats, and a link that signs them in on another
 * browser.
 */
export default async function BrowsersPage({ searchParams }: PageProps<'/me/devices'>) {
  const [{ t }, person, jar, session, { done }] = await Promise.all([
    getWords(),
    accountPerson(),
    cookies(),
    currentSession(),
    searchParams,
  ]);
  const token = secretIn(jar, 'browserLink');
  const isGood = token !== undefined && (await seeBrowserLink(token))?.id === person.id;
  const link = isGood ? browserLink(token) : undefined;
  return (
    <CurrentPage
      here="account"
      title={t('people.me.browsers')}
      scene="gates"
      below={
        <BrowserList
          browsers={await signedInBrowsers(person.id)}
          here={session?.device}
          signOut={signOutElsewhere}
          signOutOthers={signOutOthers}
        />
      }
    >
      {done === 'one' && <Notice>{t('people.browsers.signedOut')}</Notice>}
      {done === 'others' && <Notice>{t('people.browsers.signedOutOthers')}</Notice>}
      <TableBrowsers
        browsers={await loadMyBrowsers(person.id, allSeatTokens(jar))}
        timeZone={person.timeZone}
        signOut={signOutBrowser}
      />
      <Panel title={t('people.browsers.another')}>
        <p>{t(link ? 'people.browsers.lead' : 'people.browsers.why')}</p>
        {link && (
          <CopyLink
            id="device"
            label={t('people.browsers.link')}
            link={link}
            qr={await qrOf(link)}
            isQrOpen
          />
        )}
        <ActForm action={makeBrowserLink} className="row">
          <SubmitButton className={link ? 'btn' : 'btn btn-main'}>{t('people.browsers.ask')}</SubmitButton>
          <TextLink className="btn" href="/me">
            {t('people.browsers.back')}
          </TextLink>
        </ActForm>
      </Panel>
    </CurrentPage>
  );
}
