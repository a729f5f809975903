import { ChoiceStrip } from '@/components/ui/forms/choice-strip';
import { LOCALES, languageOf } from '@/lib/game/wording/language/locales';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The languages, each in its own name. */
export function LanguageSwitch({ isBare }: { readonly isBare?: boolean }) {
  const { locale, t } = useWords();
  const choices = LOCALES.map((lang) => ({ value: lang, text: languageOf(lang).name, lang }));
  return (
    <ChoiceStrip
      action="/language"
      name="lang"
      legend={t('table.language')}
      choices={choices}
      chosen={locale}
      isBare={isBare}
    />
  );
}
