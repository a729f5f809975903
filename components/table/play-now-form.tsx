import { TimeZoneField } from '@/components/ui/time-zone-field';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The shortest way to a game: one press, and the board is laid out. */
export function PlayNowForm({ action }: { readonly action: (form: FormData) => Promise<void> }) {
  const { t } = useWords();
  return (
    <form action={action} className="grid gap-[.4rem]">
      <TimeZoneField />
      <button className="btn btn-main w-full">{t('site.playNow')}</button>
      <p className="small muted">{t('site.playNowHint')}</p>
      <details>
        <summary className="small">{t('site.playNowMore')}</summary>
        <button className="btn mt-[.4rem]" name="parler" value="chosen">
          {t('site.placeMyself')}
        </button>
      </details>
    </form>
  );
}
