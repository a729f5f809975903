import { FormKey } from '@/components/ui/forms/form-key';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Choices for the duration of a duel, in days. */
const DAYS = [1, 3, 7, 14, 30] as const;
const USUAL_DAYS = 7;

interface NewDuelProps {
  readonly make: (form: FormData) => Promise<void>;
  /** Minimum and maximum number of people or tables. */
  readonly size: { readonly least: number; readonly most: number };
  /** Allowed numbers of seats at a table. */
  readonly seats: readonly number[];
}

export function NewDuel({ make, size: { least, most }, seats }: NewDuelProps) {
  const { t } = useWords();
  const places = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <form action={make} className="panel stack max-w-xl">
      <FormKey />
      <TimeZoneField />
      <SelectField
        id="seats"
        label={t('duel.how')}
        options={seats.map((n) => [n, t('duel.seats', { n })])}
        chosen={1}
      />
      <SelectField
        id="places"
        label={t('duel.howMany')}
        options={places.map((n) => [n, String(n)])}
        chosen={least}
      />
      <SelectField
        id="days"
        label={t('duel.howLong')}
        options={DAYS.map((days) => [days, t('duel.days', { days })])}
        chosen={USUAL_DAYS}
      />
      <SubmitButton className="btn btn-main w-full">{t('duel.make')}</SubmitButton>
    </form>
  );
}
