import { useWords } from '@/lib/platform/i18n/current-words';
import { MessagePage } from '@/components/ui/message-page';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';

/** No table, or no such step of it. */
export default function TableNotFound() {
  const { t } = useWords();
  return (
    <MessagePage title={t('site.noTable')}>
      <p>
        <Rich text={t('site.noTableWhy')} tag={(text) => <TextLink href="/">{text}</TextLink>} />
      </p>
    </MessagePage>
  );
}
