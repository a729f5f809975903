import { useWords } from '@/lib/platform/i18n/current-words';
import { LOCALES, LOCALE_NAMES } from '@/lib/game/wording/locales';

/** One button per language, each in its own words: a plain form, so that it works everywhere. */
export function LanguageSwitch() {
  const { locale, t } = useWords();
  return (
    <form action="/language" method="post" className="theme-switch">
      <fieldset>
        <legend>{t('table.language')}</legend>
        {LOCALES.map((other) => (
          <button
            key={other}
            name="lang"
            value={other}
            lang={other}
            className="btn"
            aria-pressed={other === locale}
          >
            {LOCALE_NAMES[other]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
