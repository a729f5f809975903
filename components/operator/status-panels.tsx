import { Panel } from '@/components/ui/panel';
import type { ServiceStatus } from '@/lib/features/operator/status';
import { useWords } from '@/lib/platform/i18n/current-words';
import { useDeskWords } from './desk-words';

const PERCENT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Service statistics in sentences. */
export function StatusFigures({ since, availability, moves, oldestS }: ServiceStatus) {
  const { t, locale, time } = useDeskWords();
  // Rounded down, because 100 % with an outage would be false.
  const share = availability === undefined ? undefined : Math.floor(availability * 10_000) / 10_000;
  return (
    <Panel title={t('operator.status.figures')}>
      <p>
        {since && share !== undefined
          ? t('operator.status.availability', {
              share: new Intl.NumberFormat(locale, PERCENT).format(share),
              since: time(since),
            })
          : t('operator.status.unknown')}
      </p>
      <p>
        {moves.p50 === undefined || moves.p95 === undefined
          ? t('operator.status.noMoves')
          : t('operator.status.moves', { count: moves.count, p50: moves.p50, p95: moves.p95 })}
      </p>
      <p>{t('operator.status.oldest', { minutes: Math.ceil(oldestS / 60) })}</p>
    </Panel>
  );
}

/** Outages found by the scheduler, longest first. */
export function OutagesPanel({ outages }: Pick<ServiceStatus, 'outages'>) {
  const { t, time } = useDeskWords();
  return (
    <Panel title={t('operator.status.outages')}>
      {outages.length === 0 && <p>{t('operator.status.noOutages')}</p>}
      <ul className="stack">
        {outages.map(({ begins, ends }) => (
          <li key={begins.toISOString()}>
            {t('operator.status.outage', {
              at: time(begins),
              minutes: Math.ceil((ends.getTime() - begins.getTime()) / 60_000),
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Incidents reported by operators, newest first. */
export function IncidentList({ incidents }: Pick<ServiceStatus, 'incidents'>) {
  const { t, time } = useDeskWords();
  return (
    <Panel title={t('operator.incidents.title')}>
      {incidents.length === 0 && <p>{t('operator.status.noIncidents')}</p>}
      {incidents.map(({ id, title, text, begins, ends }) => (
        <article key={id} className="stack">
          <h3>{title}</h3>
          <p className="small muted">
            {ends
              ? t('operator.maintenance.planned', {
                  from: time(begins),
                  until: time(ends),
                })
              : t('operator.status.lasting', { at: time(begins) })}
          </p>
          {text && <p>{text}</p>}
        </article>
      ))}
    </Panel>
  );
}

/** Retention period of each kind of data. */
export function RetentionPanel({ days }: { readonly days: number }) {
  const { t } = useWords();
  return (
    <Panel title={t('operator.kept.title')}>
      <p>{t('operator.kept.tables', { days })}</p>
      <p>{t('operator.kept.messages', { days })}</p>
      <p>{t('operator.kept.people')}</p>
    </Panel>
  );
}
