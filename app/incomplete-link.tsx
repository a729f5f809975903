import { CurrentMessage } from '@/app/current-page';
import { TextLink } from '@/components/ui/text-link';
import { TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { getWords } from '@/lib/platform/i18n/request-words';

/** Whether a link is complete. Mail programs break long links, and chats append a full stop. */
export const isWholeLink = (token: string): boolean => TOKEN_PATTERN.test(token);

/** The page for an incomplete link. */
export async function IncompleteLink() {
  const { t } = await getWords();
  return (
    <CurrentMessage scene="broken-bridge" title={t('site.incomplete.title')}>
      <p>{t('site.incomplete.lead')}</p>
      <p>
        <TextLink href="/sign-in">{t('people.signIn.again')}</TextLink>
      </p>
    </CurrentMessage>
  );
}
