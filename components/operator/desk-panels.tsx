import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TextField } from '@/components/ui/forms/text-field';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { serviceFaults } from '@/lib/features/operator/check-game';
import type { SearchResult, ShownAct } from '@/lib/features/operator/desk';
import type { Announcement, incidentsSince } from '@/lib/features/operator/notices';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ActButton } from './act-button';
import { useDeskWords } from './desk-words';

/** A search field and its results. */
export function Finder({ asked, tables, people }: SearchResult & { readonly asked: string }) {
  const { t } = useWords();
  return (
    <Panel title={t('operator.find')}>
      <form className="stack" action="/operator">
        <TextField id="q" label={t('operator.findLabel')} defaultValue={asked} maxLength={80} required />
        <div>
          <button className="btn btn-main">{t('operator.findButton')}</button>
        </div>
      </form>
      {asked !== '' && tables.length + people.length === 0 && <p>{t('operator.nothing')}</p>}
      {tables.length > 0 && (
        <>
          <h3>{t('operator.tables')}</h3>
          <ul className="stack">
            {tables.map(({ id, name, status }) => (
              <li key={id} className="row">
                <TextLink href={`/operator/tables/${id}`}>{name}</TextLink>
                <span className="code">{id}</span>
                <span className="small muted">{t('operator.table.status', { status })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {people.length > 0 && (
        <>
          <h3>{t('operator.people')}</h3>
          <ul className="stack">
            {people.map(({ id, name, email }) => (
              <li key={id} className="row">
                <TextLink href={`/operator/people/${id}`}>{name ?? email ?? id}</TextLink>
                {name !== null && <span className="small">{email}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

interface MaintenanceProps {
  readonly planned: Announcement | undefined;
  readonly announce: FormAction;
  readonly cancel: FormAction;
}

/** Planned maintenance, with a form to announce it. */
export function MaintenancePanel({ planned, announce, cancel }: MaintenanceProps) {
  const { t, time } = useDeskWords();
  const span = planned && { from: time(planned.begins), until: time(planned.ends) };
  return (
    <Panel title={t('operator.maintenance.title')}>
      <p>{span ? t('operator.maintenance.planned', span) : t('operator.maintenance.none')}</p>
      {planned?.text && <p>{planned.text}</p>}
      {planned ? (
        <ActButton act={cancel} values={{}} label={t('operator.maintenance.cancel')} />
      ) : (
        <ActForm action={announce} className="stack">
          <TextField
            id="in"
            label={t('operator.maintenance.in')}
            type="number"
            min={0}
            max={20160}
            defaultValue={60}
          />
          <TextField
            id="for"
            label={t('operator.maintenance.for')}
            type="number"
            min={1}
            max={4320}
            defaultValue={30}
          />
          <TextField id="text" label={t('operator.maintenance.words')} maxLength={500} />
          <SubmitRow>{t('operator.maintenance.announce')}</SubmitRow>
        </ActForm>
      )}
    </Panel>
  );
}

interface IncidentsProps {
  readonly incidents: Awaited<ReturnType<typeof incidentsSince>>;
  readonly open: FormAction;
  readonly close: FormAction;
}

/** Open incidents, with a form to report one. */
export function IncidentsPanel({ incidents, open, close }: IncidentsProps) {
  const { t, time } = useDeskWords();
  return (
    <Panel title={t('operator.incidents.title')}>
      {incidents.length === 0 && <p>{t('operator.incidents.none')}</p>}
      <ul className="stack" hidden={incidents.length === 0}>
        {incidents.map(({ id, title, begins }) => (
          <li key={id} className="row">
            <strong>{title}</strong>
            <span className="small muted">{time(begins)}</span>
            <ActButton
              act={close}
              values={{ id }}
              label={t('operator.incidents.over')}
              fullLabel={`${t('operator.incidents.over')}: ${title}`}
            />
          </li>
        ))}
      </ul>
      <ActForm action={open} className="stack">
        <TextField id="headline" label={t('operator.incidents.headline')} maxLength={120} required />
        <TextField id="words" label={t('operator.incidents.words')} maxLength={500} />
        <SubmitRow>{t('operator.incidents.open')}</SubmitRow>
      </ActForm>
    </Panel>
  );
}

/** Reasons why the service does not do all of its work. */
export function FaultsPanel({ clockAt, isDiskFull, mail }: Awaited<ReturnType<typeof serviceFaults>>) {
  const { t, time } = useDeskWords();
  if (!clockAt && !isDiskFull && !mail) return null;
  return (
    <Panel role="alert" title={t('operator.faults.title')}>
      {isDiskFull && <p>{t('operator.faults.disk')}</p>}
      {clockAt && <p>{t('operator.faults.clock', { at: time(clockAt) })}</p>}
      {mail && (
        <>
          <p>{t('operator.faults.mail', { people: mail.people, since: time(mail.since) })}</p>
          <p>
            <span className="code">{mail.answer}</span> <span className="muted">{time(mail.at)}</span>
          </p>
          <p>{t(`operator.faults.mailCause.${mail.cause}`)}</p>
        </>
      )}
    </Panel>
  );
}

/** The newest entries of the operators' action log. */
export function ActsPanel({ acts }: { readonly acts: readonly ShownAct[] }) {
  const { t, time } = useDeskWords();
  return (
    <Panel title={t('operator.acts.title')}>
      {acts.length === 0 && <p>{t('operator.acts.none')}</p>}
      <ol className="stack small">
        {acts.map((act) => (
          <li key={act.id} className="row">
            <span className="muted">{time(act.at)}</span>
            <strong>{act.known ? t(`operator.acts.kind.${act.known}`) : act.kind}</strong>
            <About about={act.about} />
            <Detail detail={act.detail} />
            <By by={act.by} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const PAGES = { table: '/operator/tables', person: '/operator/people' } as const;

/** The subject of an action, as a link. */
function About({ about }: { readonly about: string }) {
  const { t } = useWords();
  const [what, id = ''] = about.split(' ');
  if (what !== 'table' && what !== 'person') return <span>{t('operator.acts.about.service')}</span>;
  return (
    <span>
      {t(`operator.acts.about.${what}`)}{' '}
      <TextLink href={`${PAGES[what]}/${id}`} className="code">
        {id}
      </TextLink>
    </span>
  );
}

/** Details of the action: a seat, a time span, or the id of the written row. */
function Detail({ detail: { seat, begins, ends, id } }: { readonly detail: ShownAct['detail'] }) {
  const { t, time } = useDeskWords();
  if (typeof seat === 'number') return <span>{t('operator.table.bySeat', { seat })}</span>;
  if (typeof begins === 'string' && typeof ends === 'string')
    return <span>{t('operator.maintenance.planned', { from: time(begins), until: time(ends) })}</span>;
  return typeof id === 'string' && <span className="code">{id}</span>;
}

function By({ by }: { readonly by: string }) {
  const { t } = useWords();
  if (by === 'command line') return <span className="muted">{t('operator.acts.byShell')}</span>;
  return (
    <span className="muted">
      {t('operator.acts.by')}{' '}
      <TextLink href={`/operator/people/${by}`} className="code">
        {by}
      </TextLink>
    </span>
  );
}
