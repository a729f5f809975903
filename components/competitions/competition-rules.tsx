import { Fold } from '@/components/ui/fold';
import { Panel } from '@/components/ui/panel';
import { tableSizeOf } from '@/lib/features/circles/gatherings/gathering';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import { isStaged } from '@/lib/game/competing/competition';
import { sizesOf } from '@/lib/game/competing/expected';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ConditionRules } from './entry-conditions';

/** The rules of this form in words, and the commitment for its draws. */
export function CompetitionRules({ shown }: { readonly shown: PublicCompetition }) {
  const { t } = useWords();
  const { competition, circle, latest } = shown;
  const { id, form, size, atOnce, commitment, seed, state, terms } = competition;
  const breaks = terms.tieBreaks ?? [];
  const sizes = sizesOf(shown).toReversed();
  const points = sizes.flatMap((seats) => tableSizeOf(seats) ?? []);
  return (
    <Panel title={t('seasons.rules')}>
      <ul className="stack">
        {rulesOf(competition, sizes.includes(4)).map((rule) => (
          <li key={rule}>
            {rule === 'points' && points.map((seats) => `${t(`seasons.pointsAt.${seats}`)} `)}
            {t(`seasons.rule.${rule}`, { n: rule === 'atOnce' ? atOnce : size })}
          </li>
        ))}
        <ConditionRules terms={terms} />
        {terms.thirdPlace && <li>{t('seasons.rule.thirdPlace')}</li>}
        {terms.byePoints !== undefined && <li>{t('seasons.rule.byeOnRequest', { n: terms.byePoints })}</li>}
        {form === 'swiss' && terms.byHand && <li>{t('seasons.rule.byHand')}</li>}
        {terms.latePoints !== undefined && <li>{t('seasons.rule.late', { n: terms.latePoints })}</li>}
        {breaks.map((each) => (
          <li key={each}>{t(`seasons.rule.${each}`)}</li>
        ))}
      </ul>
      <Fold title={t('seasons.moreRules')}>
        <ul className="stack">
          {MORE_RULES.map((rule) => (
            <li key={rule}>{t(`seasons.rule.${rule}`, { n: terms.waitDays })}</li>
          ))}
          <li>{t('seasons.entry.mark')}</li>
          {isStaged(form) && <li>{t('seasons.rule.askAgain')}</li>}
          <li>{t('seasons.rule.corrections', { follow: terms.ratesCorrections ? 'yes' : 'no' })}</li>
          {latest && <li>{t('seasons.rule.latest')}</li>}
          {latest && form === 'cup' && <li>{t('seasons.rule.latestCup')}</li>}
        </ul>
        <p className="small break-all">{t('seasons.promised', { hash: commitment })}</p>
        {state === 'over' && <p className="small break-all">{t('seasons.seed', { seed })}</p>}
        {circle && (
          <p>
            <a href={`/api/competitions/${id}/export`} download={`competition-${id}.json`}>
              {t('seasons.export')}
            </a>
          </p>
        )}
      </Fold>
    </Panel>
  );
}

/** The three rules that tell a form from the others. From a table of four, two advance in a cup. */
function rulesOf({ form, terms }: PublicCompetition['competition'], hasFours: boolean) {
  if (form !== 'cup') return RULES[form];
  if (terms.byes) return ['stages', hasFours ? 'cupPlaces' : 'cupPlacesOne', 'byes'] as const;
  return ['stages', hasFours ? 'cupSeats' : 'cupSeatsOne', 'sizes'] as const;
}

const RULES = {
  series: ['seats', 'atOnce', 'points'],
  season: ['seats', 'upDown', 'points'],
  swiss: ['stages', 'swissSeats', 'points'],
} as const;
const MORE_RULES = ['order', 'reserve', 'computer', 'alone', 'noDate'] as const;
