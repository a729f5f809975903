import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

/** One turn after the coach's last suggestion: where help is from now on. */
export function Farewell({ gameId }: { readonly gameId: string }) {
  const { t } = useWords();
  return (
    <section
      id="lesson"
      data-in-page=""
      className="panel lesson stack gap-1 border-l-5 border-l-gold bg-tile py-2 text-sm leading-dense"
      aria-labelledby="coach-title"
    >
      <h2 id="coach-title" className="text-lg">
        {t('learn.farewell.title')}
      </h2>
      <p>{t('learn.farewell.text')}</p>
      <p className="row">
        <TextLink href="/rules">{t('rules.page.title')}</TextLink>
        <TextLink href="/learn">{t('learn.title')}</TextLink>
        <TextLink href={`/games/${gameId}/words`}>{t('board.title')}</TextLink>
      </p>
    </section>
  );
}
