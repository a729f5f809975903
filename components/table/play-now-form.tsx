import { TimeZoneField } from '@/components/ui/time-zone-field';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TextField } from '@/components/ui/text-field';

/** The shortest way to a game: a name, and the board is laid out. */
export function PlayNowForm({ action }: { readonly action: (form: FormData) => Promise<void> }) {
  const { t } = useWords();
  return (
    <form action={action} className="grid gap-[.6rem] sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <TimeZoneField />
      <TextField id="alone" label={t('site.yourName')} required maxLength={40} autoComplete="nickname" />
      <button className="btn btn-main">{t('site.playNow')}</button>
    </form>
  );
}
