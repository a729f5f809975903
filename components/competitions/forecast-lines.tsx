import type { Forecast } from '@/lib/features/competitions/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { COMPETITION_FORMS, isStaged } from '@/lib/game/competing/competition';
import { LEAST_STAGED } from '@/lib/game/competing/stage-count';
import './forecast-lines.css';

const USUAL_CLOCKS = ['daily', 'brisk'] as const;
const CLOCKS = [...USUAL_CLOCKS, 'relaxed'] as const;

interface ForecastLinesProps {
  readonly forecast: Forecast;
  /** People of the circle. */
  readonly members: number;
}

/** The duration of a competition with the selected form, size and clock in this circle, by CSS only. */
export function ForecastLines({ forecast: { sizes, longest }, members }: ForecastLinesProps) {
  const { t } = useWords();
  return (
    <p className="notice">
      {COMPETITION_FORMS.map((form) => (
        <span key={form} data-for={form}>
          {sizes.map((each) => (
            <span key={each.size} data-for={each.size}>
              {t(`seasons.forecast.${form}`, { ...each[form] })}{' '}
              {USUAL_CLOCKS.map((clock) => (
                <span key={clock} data-for={clock}>
                  {t('seasons.forecast.most', { n: each.most[form][clock] })}{' '}
                </span>
              ))}
            </span>
          ))}
          {isStaged(form) && members < LEAST_STAGED && (
            <strong>{t('seasons.problem.few-members', { n: members })} </strong>
          )}
        </span>
      ))}
      {CLOCKS.map((clock) => (
        <span key={clock} data-for={clock}>
          {clock === 'relaxed' ? (
            <>
              {t('seasons.forecast.noClock')}{' '}
              <span data-except="series">{t('seasons.problem.needs-clock')}</span>
            </>
          ) : (
            t('seasons.forecast.wait', { n: longest[clock] })
          )}
        </span>
      ))}
    </p>
  );
}
