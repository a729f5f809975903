import { useWords } from '@/lib/platform/i18n/current-words';
import { MessagePage } from '@/components/ui/message-page';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';

/** No such page. */
export default function NotFound() {
  const { t } = useWords();
  return (
    <MessagePage title={t('site.nothingHere')}>
      <p>
        <Rich text={t('site.nothingHereWhy')} tag={(text) => <TextLink href="/">{text}</TextLink>} />
      </p>
    </MessagePage>
  );
}
