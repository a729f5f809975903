import { ActButton, ActForm } from '@/components/ui/forms/act-button';
import { NameField } from '@/components/ui/forms/name-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { Tick } from '@/components/ui/forms/tick';
import { Panel } from '@/components/ui/panel';
import { type Circle, JOIN_MODES, MAX_NOTICE_LETTERS } from '@/lib/features/circles/circle';
import { zoneChoices } from '@/lib/game/wording/language/time-zones';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { CircleAction } from './circle-action';

interface CircleSettingsProps extends CircleAction {
  readonly circle: Circle;
  readonly zones: readonly string[];
}

/** The settings of a circle: stewards edit the notice, the host everything. */
export function CircleSettings({ circle, zones, ...where }: CircleSettingsProps) {
  const { t } = useWords();
  const { me, notice, endsAt } = circle;
  return (
    <Panel title={t('circles.theCircle')}>
      <ActForm {...where} act="notice" className="stack">
        <div className="field">
          <label htmlFor="circle-notice">{t('circles.noticeLabel')}</label>
          <textarea
            className="input"
            id="circle-notice"
            name="notice"
            rows={3}
            maxLength={MAX_NOTICE_LETTERS}
            defaultValue={notice}
          />
        </div>
        <SubmitRow>{t('circles.saveNotice')}</SubmitRow>
      </ActForm>
      {me.role === 'host' && (
        <>
          <HostSettings circle={circle} zones={zones} {...where} />
          {!endsAt && (
            <div className="stack">
              <p className="small muted">{t('circles.endWhy')}</p>
              <ActButton {...where} act="end" label={t('circles.end')} />
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

function HostSettings({ circle: { name, joinBy, timeZone, rated }, zones, ...where }: CircleSettingsProps) {
  const { t, locale } = useWords();
  return (
    <ActForm {...where} act="settings" className="stack">
      <NameField id="circle-name" name="name" label={t('circles.name')} defaultValue={name} />
      <SelectField
        id="circle-join"
        name="joinBy"
        label={t('circles.joinBy')}
        options={JOIN_MODES.map((mode) => [mode, t(`circles.joinMode.${mode}`)])}
        chosen={joinBy}
      />
      <SelectField
        id="circle-zone"
        name="timeZone"
        label={t('circles.timeZone')}
        options={zoneChoices(locale, zones).map(({ zone, name: called }) => [zone, called])}
        chosen={timeZone}
      />
      <Tick name="rated" defaultChecked={rated} label={t('ratings.circle')} />
      <SubmitRow>{t('circles.saveCircle')}</SubmitRow>
    </ActForm>
  );
}

interface OwnMembershipProps extends CircleAction {
  readonly me: Circle['me'];
}

/** The reader's own name in the circle, and leaving it. */
export function OwnMembership({ me, ...where }: OwnMembershipProps) {
  const { t } = useWords();
  return (
    <Panel title={t('circles.own')}>
      <ActForm {...where} act="own" className="stack">
        <NameField id="own-name" name="name" label={t('circles.myName')} defaultValue={me.name} isMine />
        <Tick name="letter" defaultChecked={me.letter} label={t('circles.letter')} />
        <SubmitRow>{t('circles.save')}</SubmitRow>
      </ActForm>
      <p>
        <a href={`/api/circles/${where.circleId}/export`} download={`${where.circleId}.json`}>
          {t('circles.export')}
        </a>
      </p>
      {me.role !== 'host' && (
        <div className="stack">
          <p className="small muted">{t('circles.leaveWhy')}</p>
          <div className="row">
            <ActButton {...where} act="leave" label={t('circles.leave')} />
            <ActButton {...where} act="leave-unnamed" label={t('circles.leaveUnnamed')} />
          </div>
        </div>
      )}
    </Panel>
  );
}
