import { currentNav } from '@/app/current-nav';
import { MessagePage } from '@/components/site/message-page';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/platform/i18n/request-words';

/** Page for a missing page, table or step. */
export default async function NotFound() {
  const { t } = await getWords();
  return (
    <MessagePage nav={await currentNav()} title={t('site.nothingHere')}>
      <p>
        <Rich text={t('site.nothingHereWhy')} tag={(text) => <TextLink href="/">{text}</TextLink>} />
      </p>
    </MessagePage>
  );
}
