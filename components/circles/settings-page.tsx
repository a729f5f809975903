import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { ActButton, ActForm } from '@/components/ui/forms/act-button';
import { NameField } from '@/components/ui/forms/name-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { Tick } from '@/components/ui/forms/tick';
import { GroupLink, type InviteLink } from '@/components/ui/group-link';
import { formatMoment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { type Circle, type CircleEntry, JOIN_MODES, MAX_NOTICE_LETTERS } from '@/lib/features/circles/circle';
import { zoneChoices } from '@/lib/game/wording/language/time-zones';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { CircleAction, ShownCircle } from './circle-action';
import { MemberList } from './members';

interface SettingsPageProps {
  readonly circle: Circle;
  readonly entries: readonly CircleEntry[];
  /** Slots for the host and stewards. */
  readonly channel: ReactNode;
  readonly pastTables: ReactNode;
  readonly link: InviteLink | undefined;
  readonly timeZone: string;
  readonly zones: readonly string[];
  readonly action: CircleAction['action'];
}

/** Everything of a circle that is no play: its name, members, link, channel, changes and end. */
export function CircleSettingsPage({ circle, entries, link, timeZone, zones, ...rest }: SettingsPageProps) {
  const { channel, pastTables, action } = rest;
  const { me } = circle;
  const where = { circleId: circle.id, action };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <div className="stack">
        {me.isInCharge && <CircleSettings circle={circle} zones={zones} {...where} />}
        <OwnMembership me={me} {...where} />
        {channel}
      </div>
      <div className="stack">
        {me.isInCharge && <CircleLink circle={circle} link={link} action={action} />}
        <MemberList circle={circle} timeZone={timeZone} {...where} />
        {pastTables}
        <CircleEntries entries={entries} timeZone={timeZone} />
      </div>
    </div>
  );
}

/** The circle's history of changes, newest first, folded. */
function CircleEntries({ entries, timeZone }: { entries: readonly CircleEntry[]; timeZone: string }) {
  const { t, locale } = useWords();
  const called = (name: string | null) => name || t('circles.someone');
  return (
    <Fold className="panel stack" title={t('circles.entries')}>
      <ul className="stack">
        {entries.map(({ id, kind, at, name, by }) => (
          <li key={id}>
            <span className="small muted">{formatMoment(locale, timeZone, at)}</span>{' '}
            {t(`circles.entry.${kind}`, { name: called(name), by: called(by) })}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

interface CircleLinkProps {
  readonly circle: Circle;
  /** Undefined if the link is closed. */
  readonly link: InviteLink | undefined;
  /** Replaces and closes the link. */
  readonly action?: CircleAction['action'];
}

/** The join link, for members who may invite. */
export function CircleLink({ circle: { id, joinBy }, link, action }: CircleLinkProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="circle-invite">
      <h2 id="circle-invite">{t('circles.invite')}</h2>
      <GroupLink
        id="circle-link"
        label={t('circles.link')}
        why={t('circles.inviteWhy', { mode: joinBy })}
        link={link}
        none={joinBy === 'closed' ? '' : undefined}
        acts={action && joinBy !== 'closed' ? { action, of: { circleId: id }, mayClose: true } : undefined}
      />
    </section>
  );
}

interface CircleSettingsProps extends ShownCircle {
  readonly zones: readonly string[];
}

/** The settings of a circle: stewards edit the notice, the host everything. */
function CircleSettings({ circle, zones, ...where }: CircleSettingsProps) {
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

/** The reader's own name in the circle, and leaving it. */
function OwnMembership({ me, ...where }: CircleAction & Pick<Circle, 'me'>) {
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
