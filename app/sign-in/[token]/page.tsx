import { CurrentMessage } from '@/app/current-page';
import { IncompleteLink, isWholeLink } from '@/app/incomplete-link';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { ActForm } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { TextLink } from '@/components/ui/text-link';
import { guestOf } from '@/lib/features/people/guests';
import { seeSignIn } from '@/lib/features/people/sign-in';
import { currentUserId } from '@/lib/platform/auth/session';
import { backTo } from '@/lib/platform/http/back-to';
import { getWords } from '@/lib/platform/i18n/request-words';
import { confirmLink } from '../actions';

// The address is a secret: keep it from other sites and search engines.
export const generateMetadata = pageMeta('people.signIn.title', PRIVATE);

/** The page of a sign-in link. Only the button consumes the link. */
export default async function ConfirmPage({ params, searchParams }: PageProps<'/sign-in/[token]'>) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  const to = backTo(query.to);
  if (!isWholeLink(token)) return <IncompleteLink />;
  const [{ t }, email, guest] = await Promise.all([
    getWords(),
    seeSignIn(token),
    guestOf(await currentUserId()),
  ]);
  if (email === undefined) {
    return (
      <CurrentMessage scene="gates" title={t('people.signIn.deadTitle')}>
        <p>{t('people.signIn.deadLead')}</p>
        <p>
          <TextLink href={to ? `/sign-in?to=${to}` : '/sign-in'}>{t('people.signIn.again')}</TextLink>
        </p>
      </CurrentMessage>
    );
  }
  return (
    <CurrentMessage scene="gates" title={t('people.signIn.confirmTitle', { email })}>
      <p>{t('people.signIn.confirmLead')}</p>
      {guest && <p>{t('people.signIn.bring')}</p>}
      <ActForm action={confirmLink} of={{ token, to }}>
        <TimeZoneField />
        <SubmitButton className="btn btn-main">{t('people.signIn.confirm')}</SubmitButton>
      </ActForm>
    </CurrentMessage>
  );
}
