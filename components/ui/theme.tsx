import { ChoiceStrip } from '@/components/ui/forms/choice-strip';
import { useWords } from '@/lib/platform/i18n/current-words';
import { useTheme } from './current-theme';

const CHOICES = [
  ['', 'table.theme.system'],
  ['light', 'table.theme.light'],
  ['dark', 'table.theme.dark'],
] as const;

/** The switch between light and dark theme. */
export function ThemeSwitch({ isBare }: { readonly isBare?: boolean }) {
  const { t } = useWords();
  const choices = CHOICES.map(([value, name]) => ({ value, text: t(name) }));
  return (
    <ChoiceStrip
      action="/theme"
      name="theme"
      legend={t('table.theme.legend')}
      choices={choices}
      chosen={useTheme() ?? ''}
      isBare={isBare}
    />
  );
}
