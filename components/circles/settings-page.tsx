import type { ReactNode } from 'react';
import { CopyLink } from '@/components/ui/copy-link';
import { formatMoment } from '@/components/ui/moment';
import type { Circle, CircleEntry, JoinMode } from '@/lib/features/circles/circle';
import { useWords } from '@/lib/platform/i18n/current-words';
import { type CircleAction, CircleActButton } from './act-button';
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
  const { t } = useWords();
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
        {me.isInCharge && (
          <CircleLink joinBy={circle.joinBy} link={link}>
            {circle.joinBy !== 'closed' && (
              <div className="row">
                <CircleActButton {...where} act="renew-link" label={t('circles.renewLink')} />
                {link && <CircleActButton {...where} act="close-link" label={t('circles.closeLink')} />}
              </div>
            )}
          </CircleLink>
        )}
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
    <details className="panel stack">
      <summary>{t('circles.entries')}</summary>
      <ul className="stack">
        {entries.map(({ id, kind, at, name, by }) => (
          <li key={id}>
            <span className="small muted">{formatMoment(locale, timeZone, at.toISOString())}</span>{' '}
            {t(`circles.entry.${kind}`, { name: called(name), by: called(by) })}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The join link with its QR code. */
export interface InviteLink {
  readonly link: string;
  readonly qr: string;
}

interface CircleLinkProps {
  readonly joinBy: JoinMode;
  /** Undefined if the link is closed. */
  readonly link: InviteLink | undefined;
  readonly children?: ReactNode;
}

/** The join link, for members who may invite. */
export function CircleLink({ joinBy, link, children }: CircleLinkProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="circle-invite">
      <h2 id="circle-invite">{t('circles.invite')}</h2>
      <p>{t('circles.inviteWhy', { mode: joinBy })}</p>
      {link ? (
        <CopyLink id="circle-link" label={t('circles.link')} link={link.link} qr={link.qr} />
      ) : (
        joinBy !== 'closed' && <p>{t('circles.noLink')}</p>
      )}
      {children}
    </section>
  );
}
