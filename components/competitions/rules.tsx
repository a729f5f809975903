import type { ShownCompetition } from '@/lib/features/competitions/competitions';
import { useWords } from '@/lib/platform/i18n/current-words';
import { isStaged } from './stages';

/** The rules of a competition in words, and the commitment for its draws. */
export function CompetitionRules({ shown: { competition } }: { readonly shown: ShownCompetition }) {
  const { t } = useWords();
  const { id, form, size, atOnce, commitment, seed, state } = competition;
  return (
    <details className="panel stack">
      <summary>{t('seasons.rules')}</summary>
      <ul className="stack">
        {isStaged(form) ? (
          <>
            <li>{t('seasons.rule.stages')}</li>
            <li>{t(form === 'cup' ? 'seasons.rule.cupSeats' : 'seasons.rule.swissSeats')}</li>
            <li>{t('seasons.rule.sizes', { n: size })}</li>
            <li>{t('seasons.rule.order')}</li>
            <li>{t('seasons.rule.computer')}</li>
            <li>{t('seasons.rule.askAgain')}</li>
          </>
        ) : (
          <>
            <li>{t('seasons.rule.seats')}</li>
            <li>{t('seasons.rule.atOnce', { n: atOnce })}</li>
          </>
        )}
        <li>{t('seasons.rule.points')}</li>
        <li>{t('seasons.rule.reserve')}</li>
        <li>{t('seasons.rule.alone')}</li>
        {form === 'season' && <li>{t('seasons.rule.upDown')}</li>}
        <li>{t('seasons.rule.noDate')}</li>
      </ul>
      <p className="small break-all">{t('seasons.promised', { hash: commitment })}</p>
      <p>
        <a href={`/api/competitions/${id}/export`} download={`competition-${id}.json`}>
          {t('seasons.export')}
        </a>
      </p>
      {state === 'over' && <p className="small break-all">{t('seasons.seed', { seed })}</p>}
    </details>
  );
}
