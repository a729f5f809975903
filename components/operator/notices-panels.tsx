import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TextField } from '@/components/ui/forms/text-field';
import { Panel } from '@/components/ui/panel';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ActButton } from './act-button';
import { deskTime } from './desk-time';

interface MaintenanceProps {
  readonly planned?: { readonly begins: Date; readonly ends: Date; readonly text: string } | undefined;
  readonly announce: FormAction;
  readonly cancel: FormAction;
}

/** Planned maintenance, with a form to announce it. */
export function MaintenancePanel({ planned, announce, cancel }: MaintenanceProps) {
  const words = useWords();
  const { t } = words;
  const time = deskTime(words);
  const span = planned && {
    from: time(planned.begins.toISOString()),
    until: time(planned.ends.toISOString()),
  };
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
  readonly incidents: readonly { readonly id: string; readonly title: string; readonly begins: Date }[];
  readonly open: FormAction;
  readonly close: FormAction;
}

/** Open incidents, with a form to report one. */
export function IncidentsPanel({ incidents, open, close }: IncidentsProps) {
  const words = useWords();
  const { t } = words;
  const time = deskTime(words);
  return (
    <Panel title={t('operator.incidents.title')}>
      {incidents.length === 0 && <p>{t('operator.incidents.none')}</p>}
      <ul className="stack" hidden={incidents.length === 0}>
        {incidents.map(({ id, title, begins }) => (
          <li key={id} className="row">
            <strong>{title}</strong>
            <span className="small muted">{time(begins.toISOString())}</span>
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
