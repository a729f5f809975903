import { formatMoment } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import type { Circle, CircleMember } from '@/lib/features/circles/circle';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CircleActButton, type CircleAction } from './act-button';

interface CircleNewsProps extends CircleAction {
  readonly circle: Circle;
  readonly isGuest: boolean;
  readonly timeZone: string;
}

/** News for the reader: an offer, a removal, the end of the circle, an absent host. */
export function CircleNews({ circle, isGuest, timeZone, ...where }: CircleNewsProps) {
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
