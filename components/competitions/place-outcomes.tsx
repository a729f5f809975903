import type { ShownCompetition } from '@/lib/features/competitions/competitions';
import { useWords } from '@/lib/platform/i18n/current-words';

type Outcome = ShownCompetition['outcomes'][number];

/** The effect of each place at the reader's open table. */
export function PlaceOutcomes({ outcomes }: Pick<ShownCompetition, 'outcomes'>) {
  const { t } = useWords();
  if (outcomes.length === 0) return null;
  return (
    <div>
      <h3 id="place-outcomes" className="mb-1 text-base">
        {t('seasons.outcome.title')}
      </h3>
      <dl
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 small"
        aria-labelledby="place-outcomes"
      >
        {outcomes.map((outcome) => (
          <div key={outcome.place} className="contents">
            <dt className="font-semibold">{t('seasons.outcome.place', { n: outcome.place })}</dt>
            <dd>
              <OutcomeWords outcome={outcome} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function OutcomeWords({ outcome }: { readonly outcome: Outcome }) {
  const { t, locale } = useWords();
  if (outcome.form === 'cup') return t(`seasons.outcome.${outcome.outcome}`);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const { tablePoints: points, mean, standing } = outcome;
  return t('seasons.outcome.swiss', { points, mean: number.format(mean), standing });
}
