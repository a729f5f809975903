import { useWords } from '@/lib/platform/i18n/current-words';
import { ChoiceStrip } from './choice-strip';
import { useDrawings, useTheme } from './current-theme';
import { PLAIN } from './theme-names';

const CHOICES = [
  ['', 'table.theme.system'],
  ['light', 'table.theme.light'],
  ['dark', 'table.theme.dark'],
] as const;

/** The light to read by. */
export function ThemeSwitch() {
  const { t } = useWords();
  const choices = CHOICES.map(([value, name]) => ({ value, text: t(name) }));
  return (
    <ChoiceStrip
      action="/theme"
      name="theme"
      legend={t('table.theme.legend')}
      choices={choices}
      chosen={useTheme() ?? ''}
    />
  );
}

/** Whether boards are drawn in full or as a diagram. */
export function DrawingsSwitch() {
  const { t } = useWords();
  return (
    <ChoiceStrip
      action="/drawings"
      name="drawings"
      legend={t('table.drawings.legend')}
      choices={[
        { value: '', text: t('table.drawings.full') },
        { value: PLAIN, text: t('table.drawings.plain') },
      ]}
      chosen={useDrawings() ?? ''}
    />
  );
}
