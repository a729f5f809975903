import type { FormAction } from '@/components/ui/forms/act-button';
import { useWords } from '@/lib/platform/i18n/current-words';
import { dateWords } from './pace-words';

interface ShownHoliday {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly automatic: boolean;
}

interface HolidayListProps {
  readonly holidays: readonly ShownHoliday[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly end: FormAction;
}

/** Current and future holidays, each with a button that ends or cancels it. */
export function HolidayList({ holidays, today, end }: HolidayListProps) {
  const words = useWords();
  const { t } = words;
  if (holidays.length === 0) return <p>{t('pace.holidays.none')}</p>;
  return (
    <ul className="grid gap-1.5 p-0 list-none">
      {holidays.map(({ id, first, last, automatic }) => {
        const dates = { first: dateWords(words, first), last: dateWords(words, last) };
        const runs = first <= today;
        return (
          <li key={id}>
            <form action={end} className="row">
              <input type="hidden" name="id" value={id} />
              <span>
                {t(first === last ? 'pace.holidays.one' : 'pace.holidays.span', dates)}
                {automatic && <em className="small"> ({t('pace.holidays.byItself')})</em>}
              </span>
              {!(runs && last === today) && (
                <button className="btn">{t(runs ? 'pace.holidays.end' : 'pace.holidays.cancel')}</button>
              )}
            </form>
          </li>
        );
      })}
    </ul>
  );
}
