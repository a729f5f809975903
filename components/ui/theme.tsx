import { useWords } from '@/lib/platform/i18n/current-words';
import { useTheme } from './current-theme';

const CHOICES = [
  ['', 'table.theme.system'],
  ['light', 'table.theme.light'],
  ['dark', 'table.theme.dark'],
] as const;

/** Three buttons for the light to read by: a plain form, so that it works everywhere. */
export function ThemeSwitch() {
  const { t } = useWords();
  const theme = useTheme() ?? '';
  return (
    <form action="/theme" method="post" className="theme-switch">
      <fieldset>
        <legend>{t('table.theme.legend')}</legend>
        {CHOICES.map(([value, name]) => (
          <button key={name} name="theme" value={value} className="btn" aria-pressed={value === theme}>
            {t(name)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
