import { useWords } from '@/lib/platform/i18n/current-words';
import { NEWS } from './heard-rows';

/** How much of what others do is read out; scripts fill it and take it (heard.tsx). */
export function NewsWish() {
  const { t } = useWords();
  return (
    <p className="hidden [@media(scripting:enabled)]:block">
      <label className="field text-sm text-muted">
        {t('turn.news.legend')}
        <select className="input" data-news-wish="">
          {NEWS.map((how) => (
            <option key={how} value={how}>
              {t(`turn.news.${how}`)}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
