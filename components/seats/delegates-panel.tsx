import { ActButton, ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { momentWords } from '@/components/clocks/pace-words';
import { CopyLink } from '@/components/ui/copy-link';
import { NameField } from '@/components/ui/forms/name-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Panel } from '@/components/ui/panel';
import type { DelegatesView, Power } from '@/lib/features/seats/delegates/delegate';
import { useWords } from '@/lib/platform/i18n/current-words';
import { rangesOf } from './step-ranges';

interface DelegatesPanelProps {
  readonly gameId: string;
  readonly held: DelegatesView;
  /** Links that this browser created, by delegate. */
  readonly links: ReadonlyMap<string, { readonly link: string; readonly qr: string }>;
  /** The permissions and end dates to choose from. */
  readonly powers: readonly Power[];
  readonly ends: readonly ('sunday' | 'd3' | 'd7' | 'd14' | 'd21')[];
  readonly timeZone: string | undefined;
  readonly name: string | undefined;
  readonly make: FormAction;
  readonly end: FormAction;
}

/** The delegates of a seat with their links, and the form for a new one. */
export function DelegatesPanel(props: DelegatesPanelProps) {
  const { gameId, held, links, powers, ends, timeZone, name, make, end } = props;
  const words = useWords();
  const { t } = words;
  const moment = (iso: string) => momentWords(words, iso, timeZone);
  return (
    <>
      {held.delegates.map(({ id, name: helper, power, until, usedAt, steps }) => {
        const link = links.get(id);
        return (
          <Panel key={id} title={helper}>
            <p>{t(`seats.delegates.is.${power}`, { name: helper, until: moment(until) })}</p>
            <p className="small">
              {usedAt ? t('seats.delegates.used', { time: moment(usedAt) }) : t('seats.delegates.unused')}{' '}
              {steps.length > 0 && t('seats.delegates.steps', { steps: rangesOf(steps) })}
            </p>
            {link ? (
              <CopyLink id={`link-${id}`} label={t('seats.delegates.link', { name: helper })} {...link} />
            ) : (
              <p className="small">{t('seats.delegates.hidden')}</p>
            )}
            <ActButton of={{ gameId, id }} action={end} label={t('seats.delegates.end', { name: helper })} />
          </Panel>
        );
      })}
      {held.why ? (
        <p>{t(`seats.delegates.refused.${held.why}`)}</p>
      ) : (
        <ActForm action={make} of={{ gameId }} className="panel stack" noValidate>
          <TimeZoneField />
          <NameField id="name" label={t('seats.delegates.name')} defaultValue={name} />
          <SelectField
            id="power"
            label={t('seats.delegates.power')}
            options={powers.map((power) => [power, t(`seats.delegates.powers.${power}`)] as const)}
          />
          <SelectField
            id="until"
            label={t('seats.delegates.until')}
            options={ends.map((each) => [each, t(`seats.delegates.ends.${each}`)] as const)}
          />
          <SubmitButton className="btn btn-main">{t('seats.delegates.make')}</SubmitButton>
        </ActForm>
      )}
    </>
  );
}
