import { Fold } from '@/components/ui/fold';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { StoredCompetition } from '@/lib/features/competitions/competition';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CompetitionListProps {
  readonly circleId: string;
  readonly competitions: readonly StoredCompetition[];
  /** Whether the reader may create a competition. */
  readonly isInCharge: boolean;
}

/** The competitions of a circle. Finished ones are folded. */
export function CompetitionList({ circleId, competitions, isInCharge }: CompetitionListProps) {
  const { t } = useWords();
  if (competitions.length === 0 && !isInCharge) return null;
  const isPast = ({ state }: StoredCompetition) => state === 'over' || state === 'called-off';
  const [running, past] = [competitions.filter((each) => !isPast(each)), competitions.filter(isPast)];
  return (
    <Panel title={t('seasons.title')}>
      {running.length === 0 ? <p className="muted">{t('seasons.none')}</p> : <Lines competitions={running} />}
      {past.length > 0 && (
        <Fold title={t('seasons.state.over')}>
          <Lines competitions={past} />
        </Fold>
      )}
      {isInCharge && (
        <div>
          <TextLink className="btn" href={`/competitions/new?circle=${circleId}`}>
            {t('seasons.make')}
          </TextLink>
        </div>
      )}
    </Panel>
  );
}

function Lines({ competitions }: Pick<CompetitionListProps, 'competitions'>) {
  const { t } = useWords();
  return (
    <ul className="stack">
      {competitions.map(({ id, name, form, state }) => (
        <li key={id}>
          <TextLink href={`/competitions/${id}`}>{name}</TextLink>{' '}
          <span className="small muted">
            {t(`seasons.form.${form}`)} · {t(`seasons.state.${state}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
