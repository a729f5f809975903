import { WishSelect } from '@/components/table/wish-select';
import { useWords } from '@/lib/platform/i18n/current-words';
import { NEWS } from './heard-rows';

/** How much of the others' moves is announced. */
export function NewsWish() {
  const { t } = useWords();
  const choices = NEWS.map((how) => [how, t(`turn.news.${how}`)] as const);
  return <WishSelect what="news" label={t('turn.news.legend')} choices={choices} />;
}
