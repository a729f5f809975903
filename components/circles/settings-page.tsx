import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { GroupLink, type InviteLink } from '@/components/ui/group-link';
import { formatMoment } from '@/components/ui/moment';
import type { Circle, CircleEntry } from '@/lib/features/circles/circle';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { CircleAction } from './circle-action';
import { MemberList } from './members';
import { CircleSettings, OwnMembership } from './settings';

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

interface CircleEntriesProps {
  readonly entries: readonly CircleEntry[];
  readonly timeZone: string;
}

/** The circle's history of changes, newest first, folded. */
function CircleEntries({ entries, timeZone }: CircleEntriesProps) {
  const { t, locale } = useWords();
  const called = (name: string | null) => name || t('circles.someone');
  return (
    <Fold className="panel stack" title={t('circles.entries')}>
      <ul className="stack">
        {entries.map(({ id, kind, at, name, by }) => (
          <li key={id}>
            <span className="small muted">{formatMoment(locale, timeZone, at.toISOString())}</span>{' '}
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
