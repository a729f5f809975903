import type { ReactNode } from 'react';
import { CopyLink } from '@/components/ui/copy-link';
import { formatMoment } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import type { CircleEntry, Circle, CircleMember, JoinMode } from '@/lib/features/circles/circle';
import { useWords } from '@/lib/platform/i18n/current-words';
import { type CircleAction, CircleActButton } from './act-button';
import { CircleMembers } from './members';
import { CircleSettings, OwnMembership } from './settings';

interface CirclePageProps {
  readonly circle: Circle;
  readonly entries: readonly CircleEntry[];
  /** Slots about the circle's games. */
  readonly tables: ReactNode;
  readonly gatherings: ReactNode;
  readonly standing: ReactNode;
  /** The circle's channel, rendered only for the host and stewards. */
  readonly channel: ReactNode;
  readonly competitions: ReactNode;
  readonly link: InviteLink | undefined;
  readonly isGuest: boolean;
  readonly timeZone: string;
  readonly zones: readonly string[];
  readonly action: CircleAction['action'];
}

/** A circle: games on the left, standings and members on the right; one column on a phone. */
export function CirclePage({ circle, entries, timeZone, zones, link, isGuest, ...rest }: CirclePageProps) {
  const { tables, gatherings, standing, competitions, channel, action } = rest;
  const { t } = useWords();
  const { me, notice, joinBy } = circle;
  const where = { circleId: circle.id, action };
  return (
    <>
      <CircleNews circle={circle} isGuest={isGuest} timeZone={timeZone} {...where} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="stack">
          {notice !== '' && (
            <section className="panel" aria-label={t('circles.notice')}>
              <p className="whitespace-pre-line">{notice}</p>
            </section>
          )}
          {gatherings}
          {tables}
          {me.isInCharge && <InviteToCircle joinBy={joinBy} link={link} {...where} />}
        </div>
        <div className="stack">
          {competitions}
          {standing}
          <CircleMembers circle={circle} timeZone={timeZone} {...where} />
          <OwnMembership me={me} {...where} />
          {me.isInCharge && <CircleSettings circle={circle} zones={zones} {...where} />}
          {channel}
          <CircleEntries entries={entries} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

interface CircleNewsProps extends CircleAction {
  readonly circle: Circle;
  readonly isGuest: boolean;
  readonly timeZone: string;
}

/** News for the reader: an offer, a removal, the end of the circle, an absent host. */
function CircleNews({ circle, isGuest, timeZone, ...where }: CircleNewsProps) {
  const { t, locale } = useWords();
  const { me, endsAt } = circle;
  const when = (at: Date) => formatMoment(locale, timeZone, at.toISOString());
  return (
    <>
      {endsAt && (
        <section className="notice row" aria-label={t('circles.end')}>
          <p>{t('circles.ending', { when: when(endsAt) })}</p>
          {me.role === 'host' && (
            <CircleActButton {...where} act="keep-open" label={t('circles.keepOpen')} isMain />
          )}
        </section>
      )}
      {me.endsAt && <p className="notice">{t('circles.meRemoving', { when: when(me.endsAt) })}</p>}
      <HostNews circle={circle} when={when} {...where} />
      {isGuest && (
        <p className="small row">
          <span className="muted">{t('circles.guest')}</span>
          <TextLink href={`/sign-in?to=/circles/${circle.id}`}>{t('circles.keepPlace')}</TextLink>
        </p>
      )}
    </>
  );
}

interface HostNewsProps extends CircleAction {
  readonly circle: Circle;
  readonly when: (at: Date) => string;
}

/** An offer to become host, or the search for a new one. */
function HostNews({ circle, when, ...where }: HostNewsProps) {
  const { t } = useWords();
  const { me, members, heirAt, heirId } = circle;
  const host = members.find(({ role }) => role === 'host')?.name ?? '';
  const heir = members.find(({ id }) => id === heirId);
  if (heirAt)
    return (
      <section className="notice row" aria-label={t('circles.takeOver')}>
        <p>{t('circles.silent', { name: host })}</p>
        {heir && <p>{t('circles.heir', { name: heir.name, when: when(heirAt) })}</p>}
        {mayTakeOver(me, heir) && (
          <CircleActButton {...where} act="take-over" label={t('circles.takeOver')} />
        )}
      </section>
    );
  if (!heir || (heir.id !== me.id && me.role !== 'host')) return null;
  return (
    <section className="notice row" aria-label={t('circles.acceptHost')}>
      {heir.id === me.id ? (
        <>
          <p>{t('circles.hostOffered', { name: host })}</p>
          <CircleActButton {...where} act="accept-host" label={t('circles.acceptHost')} isMain />
          <CircleActButton {...where} act="decline-host" label={t('circles.declineHost')} />
        </>
      ) : (
        <>
          <p>{t('circles.hostPending', { name: heir.name })}</p>
          <CircleActButton {...where} act="decline-host" label={t('circles.withdrawHost')} />
        </>
      )}
    </section>
  );
}

function mayTakeOver(me: CircleMember, heir: CircleMember | undefined): boolean {
  if (me.role === 'host' || me.endsAt) return false;
  return heir === undefined || heir.joinedAt > me.joinedAt;
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
interface InviteLink {
  readonly link: string;
  readonly qr: string;
}

interface InviteProps extends CircleAction {
  readonly joinBy: JoinMode;
  /** Undefined if the link is closed. */
  readonly link: InviteLink | undefined;
}

/** The join link, for members who may invite. */
function InviteToCircle({ joinBy, link, ...where }: InviteProps) {
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
      {joinBy !== 'closed' && (
        <div className="row">
          <CircleActButton {...where} act="renew-link" label={t('circles.renewLink')} />
          {link && <CircleActButton {...where} act="close-link" label={t('circles.closeLink')} />}
        </div>
      )}
    </section>
  );
}
