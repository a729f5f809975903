import { TimeZoneField } from '@/components/ui/time-zone-field';
import { useWords } from '@/lib/platform/i18n/current-words';
import { FormKey } from '@/components/ui/form-key';
import { SubmitButton } from '@/components/ui/submit-button';

/** The shortest way to a game: one press, and the board is laid out. */
export function PlayNowForm({ action }: { readonly action: (form: FormData) => Promise<void> }) {
  const { t } = useWords();
  return (
    <form action={action} className="grid gap-[.4rem]">
      <FormKey />
      <TimeZoneField />
      <SubmitButton className="btn btn-main w-full">{t('site.playNow')}</SubmitButton>
      <p className="small muted">{t('site.playNowHint')}</p>
      <details>
        <summary className="small">{t('site.playNowMore')}</summary>
        <SubmitButton className="btn mt-[.4rem]" name="parler" value="chosen">
          {t('site.placeMyself')}
        </SubmitButton>
      </details>
    </form>
  );
}
