import { currentNav } from '@/app/current-nav';
import { getWords } from '@/lib/platform/i18n/request-words';
import { MessagePage } from '@/components/site/message-page';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';

/** No table, or no such step of it. */
export default async function TableNotFound() {
  const { t } = await getWords();
  return (
    <MessagePage nav={await currentNav()} title={t('site.noTable')}>
      <p>
        <Rich text={t('site.noTableWhy')} tag={(text) => <TextLink href="/">{text}</TextLink>} />
      </p>
    </MessagePage>
  );
}
