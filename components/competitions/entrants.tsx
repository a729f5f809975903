import { formatMoment } from '@/components/ui/moment';
import type { ShownCompetition } from '@/lib/features/competitions/competitions';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CompetitionActButton, type CompetitionAction } from './act-form';
import { isActive, isRunning } from './stages';
import { EntrantName } from './standings';

interface EntrantsProps extends CompetitionAction {
  readonly shown: ShownCompetition;
  readonly timeZone: string;
}

/** Everyone who signed up, with exclusion buttons for hosts. */
export function Entrants({ shown, timeZone, ...where }: EntrantsProps) {
  const { t, locale } = useWords();
  const { competition, entrants, circle } = shown;
  if (entrants.length === 0) return null;
  const mayExclude = circle.me.isInCharge && isRunning(competition);
  const others = entrants.filter((each) => isActive(each) && each.userId !== circle.me.userId);
  return (
    <section className="panel stack" aria-labelledby="season-people">
      <h2 id="season-people">
        {t('seasons.people')} ({entrants.filter((each) => isActive(each) || each.state === 'done').length})
      </h2>
      <ul className="gap-x-4 sm:columns-2">
        {entrants.map((person) => (
          <li key={person.id}>
            <EntrantName person={person} />{' '}
            <span className="small muted">
              {person.endsAt && isActive(person)
                ? t('seasons.excluding', {
                    name: person.name,
                    when: formatMoment(locale, timeZone, person.endsAt.toISOString()),
                  })
                : t(`seasons.entrantState.${person.state}`)}
            </span>
          </li>
        ))}
      </ul>
      {mayExclude && others.length > 0 && (
        <details className="fold">
          <summary>{t('seasons.act.exclude')}</summary>
          <div className="stack">
            <p className="small">{t('seasons.excludeWhy')}</p>
            {others.map(({ id, name, endsAt }) => {
              const act = endsAt ? 'keep' : 'exclude';
              const label = t('seasons.actOn', { act: t(`seasons.act.${act}`), name });
              return <CompetitionActButton key={id} {...where} act={act} entrantId={id} label={label} />;
            })}
          </div>
        </details>
      )}
    </section>
  );
}
