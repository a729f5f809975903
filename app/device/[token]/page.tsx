import { CurrentMessage } from '@/app/current-page';
import { IncompleteLink, isWholeLink } from '@/app/incomplete-link';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { ActForm } from '@/components/ui/forms/act-button';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { Tick } from '@/components/ui/forms/tick';
import { TextLink } from '@/components/ui/text-link';
import { seeBrowserLink } from '@/lib/features/people/browsers';
import { guestOf } from '@/lib/features/people/guests';
import { currentUserId } from '@/lib/platform/auth/session';
import { getWords } from '@/lib/platform/i18n/request-words';
import { carryOver } from './actions';

// The address is a secret: keep it from other sites and search engines.
export const generateMetadata = pageMeta('people.me.browsers', PRIVATE);

/** The page of a link for another browser. Only the button consumes the link. */
export default async function BrowserPage({ params }: PageProps<'/device/[token]'>) {
  const { token } = await params;
  if (!isWholeLink(token)) return <IncompleteLink />;
  const [{ t }, owner, guest] = await Promise.all([
    getWords(),
    seeBrowserLink(token),
    guestOf(await currentUserId()),
  ]);
  if (!owner) {
    return (
      <CurrentMessage scene="gates" title={t('people.signIn.deadTitle')}>
        <p>{t('people.browser.deadLead')}</p>
        <p>
          <TextLink href="/">{t('site.toStart')}</TextLink>
        </p>
      </CurrentMessage>
    );
  }
  const name = owner.name ?? owner.email ?? t('people.browser.guest');
  return (
    <CurrentMessage scene="gates" title={t('people.browser.title', { name })}>
      <p>{t('people.browser.lead', { name })}</p>
      <ActForm action={carryOver} of={{ token }} className="stack">
        {guest && guest.id !== owner.id && <Tick name="bring" label={t('people.browser.bring')} />}
        <SubmitRow isMain>{t('people.browser.confirm')}</SubmitRow>
      </ActForm>
    </CurrentMessage>
  );
}
