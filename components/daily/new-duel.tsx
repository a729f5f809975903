import { TimeZoneField } from '@/components/ui/time-zone-field';
import { useWords } from '@/lib/platform/i18n/current-words';

/** How long a duel may last: a day, half a week, a week and more. */
const DAYS = [1, 3, 7, 14, 30] as const;
const USUAL_DAYS = 7;

interface NewDuelProps {
  readonly make: (form: FormData) => Promise<void>;
  /** For how few and how many people. */
  readonly size: { readonly least: number; readonly most: number };
}

/** The form of a new duel. */
export function NewDuel({ make, size: { least, most } }: NewDuelProps) {
  const { t } = useWords();
  const places = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <form action={make} className="panel stack max-w-xl">
      <TimeZoneField />
      <div className="field">
        <label htmlFor="places">{t('duel.howMany')}</label>
        <select className="input" id="places" name="places" defaultValue={least}>
          {places.map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="days">{t('duel.howLong')}</label>
        <select className="input" id="days" name="days" defaultValue={USUAL_DAYS}>
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {t('duel.days', { days })}
            </option>
          ))}
        </select>
      </div>
      <button className="btn btn-main w-full">{t('duel.make')}</button>
    </form>
  );
}
