import { TimeZoneField } from '@/components/ui/time-zone-field';
import { useWords } from '@/lib/i18n/here';

/** The shortest way to a game: a name, and the board is laid out. */
export function PlayNowForm({ action }: { readonly action: (form: FormData) => Promise<void> }) {
  const { t } = useWords();
  return (
    <form action={action} className="pair end">
      <TimeZoneField />
      <div className="field">
        <label htmlFor="alone">{t('site.yourName')}</label>
        <input className="input" id="alone" name="alone" required maxLength={40} autoComplete="nickname" />
      </div>
      <button className="btn btn-main">{t('site.playNow')}</button>
    </form>
  );
}
