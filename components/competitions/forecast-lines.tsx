import type { Forecast, SizeForecast } from '@/lib/features/competitions/forecast';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The forms, in the order of their question. */
const FORMS = ['series', 'season', 'swiss', 'cup'] as const;
type Form = (typeof FORMS)[number];

/** Shows each line while its choice is selected in the surrounding form, with CSS only. */
const AT_FORM: Readonly<Record<Form, string>> = {
  series: 'hidden group-has-[[value=series]:checked]/terms:inline',
  season: 'hidden group-has-[[value=season]:checked]/terms:inline',
  swiss: 'hidden group-has-[[value=swiss]:checked]/terms:inline',
  cup: 'hidden group-has-[[value=cup]:checked]/terms:inline',
};
const AT_SIZE: Readonly<Record<SizeForecast['size'], string>> = {
  2: "hidden group-has-[option[value='2']:checked]/terms:inline",
  3: "hidden group-has-[option[value='3']:checked]/terms:inline",
  4: "hidden group-has-[option[value='4']:checked]/terms:inline",
};
const CLOCKS = ['daily', 'brisk', 'relaxed'] as const;
const AT_CLOCK: Readonly<Record<(typeof CLOCKS)[number], string>> = {
  daily: 'hidden group-has-[[value=daily]:checked]/terms:inline',
  brisk: 'hidden group-has-[[value=brisk]:checked]/terms:inline',
  relaxed: 'hidden group-has-[[value=relaxed]:checked]/terms:inline',
};
/** Only a series can be played without clocks. */
const WAITS = 'inline group-has-[[value=series]:checked]/terms:hidden';

/** The duration of a competition with the selected form, size and clock in this circle. */
export function ForecastLines({ forecast: { sizes, longest } }: { readonly forecast: Forecast }) {
  const { t } = useWords();
  return (
    <p className="notice">
      {FORMS.map((form) => (
        <span key={form} className={AT_FORM[form]}>
          {sizes.map((each) => (
            <span key={each.size} className={AT_SIZE[each.size]}>
              {t(`seasons.forecast.${form}`, { ...each[form] })}{' '}
            </span>
          ))}
        </span>
      ))}
      {CLOCKS.map((clock) => (
        <span key={clock} className={AT_CLOCK[clock]}>
          {clock === 'relaxed' ? (
            <>
              {t('seasons.forecast.noClock')}{' '}
              <span className={WAITS}>{t('seasons.problem.needs-clock')}</span>
            </>
          ) : (
            t('seasons.forecast.wait', { n: longest[clock] })
          )}
        </span>
      ))}
    </p>
  );
}
