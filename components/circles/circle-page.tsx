import { ActButton } from '@/components/ui/forms/act-button';
import type { ReactNode } from 'react';
import type { InviteLink } from '@/components/ui/group-link';
import { formatMoment } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import type { Circle, CircleMember } from '@/lib/features/circles/circle';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { CircleAction, ShownCircle } from './circle-action';
import { AskingToJoin, CircleMembers } from './members';
import { CircleLink } from './settings-page';

/** Parts of the page that load their own data. */
type Slot = 'city' | 'moves' | 'tables' | 'usual' | 'gatherings' | 'talk' | 'standing' | 'competitions';

interface CirclePageProps extends Readonly<Record<Slot, ReactNode>> {
  readonly circle: Circle;
  readonly link: InviteLink | undefined;
  readonly isGuest: boolean;
  readonly timeZone: string;
  readonly action: CircleAction['action'];
}

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)] items-start gap-5';
const WIDE = 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

/** A circle: what to play now, the members, then standing, competitions and results. */
export function CirclePage({ circle, link, isGuest, timeZone, action, ...slots }: CirclePageProps) {
  const { t } = useWords();
  const { city, moves, tables, usual, gatherings, talk, standing, competitions } = slots;
  const where = { circleId: circle.id, action };
  const isNew = isFirst(circle);
  return (
    <>
      {city}
      {circle.notice !== '' && (
        <section aria-label={t('circles.notice')}>
          <p className="border-l-4 border-gold pl-3 font-serif whitespace-pre-line italic">{circle.notice}</p>
        </section>
      )}
      <CircleNews circle={circle} isGuest={isGuest && !isNew} timeZone={timeZone} {...where} />
      <AskingToJoin circle={circle} {...where} />
      {isNew ? (
        <div className={`${COLUMNS} lg:grid-cols-2`}>
          <CircleLink circle={circle} link={link} />
          {gatherings}
        </div>
      ) : (
        <>
          <div className={`${COLUMNS} ${WIDE} lg:grid-rows-[auto_1fr]`}>
            {moves}
            <div className="stack lg:col-start-2 lg:row-span-2 lg:row-start-1">
              {usual}
              {gatherings}
            </div>
            <div className={COLUMNS}>
              {tables}
              {talk}
              <CircleMembers circle={circle} timeZone={timeZone} />
            </div>
          </div>
          <div className={`${COLUMNS} ${WIDE}`}>
            {standing}
            {competitions}
          </div>
        </>
      )}
      <p>
        <TextLink className="btn" href={`/circles/${circle.id}/settings`}>
          {t('circles.settings')}
        </TextLink>
      </p>
    </>
  );
}

/** Whether nobody but its founder has ever been in it. */
export const isFirst = ({ people }: Pick<Circle, 'people'>): boolean => people.size === 1;

interface CircleNewsProps extends ShownCircle {
  readonly isGuest: boolean;
  readonly timeZone: string;
}

/** News for the reader: an offer, a removal, the end of the circle, an absent host. */
function CircleNews({ circle, isGuest, timeZone, ...where }: CircleNewsProps) {
  const { t, locale } = useWords();
  const { me, endsAt } = circle;
  const when = (at: Date) => formatMoment(locale, timeZone, at);
  return (
    <>
      {endsAt && (
        <section className="notice row" aria-label={t('circles.end')}>
          <p>{t('circles.ending', { when: when(endsAt) })}</p>
          {me.role === 'host' && (
            <ActButton {...where} act="keep-open" label={t('circles.keepOpen')} isMain />
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

/** An offer to become host, or the search for a new one. */
function HostNews({ circle, when, ...where }: ShownCircle & { readonly when: (at: Date) => string }) {
  const { t } = useWords();
  const { me, members, heirAt, heirId } = circle;
  const host = members.find(({ role }) => role === 'host')?.name ?? '';
  const heir = members.find(({ id }) => id === heirId);
  if (heirAt)
    return (
      <section className="notice row" aria-label={t('circles.takeOver')}>
        <p>{t('circles.silent', { name: host })}</p>
        {heir && <p>{t('circles.heir', { name: heir.name, when: when(heirAt) })}</p>}
        {mayTakeOver(me, heir) && <ActButton {...where} act="take-over" label={t('circles.takeOver')} />}
      </section>
    );
  if (!heir || (heir.id !== me.id && me.role !== 'host')) return null;
  return (
    <section className="notice row" aria-label={t('circles.acceptHost')}>
      {heir.id === me.id ? (
        <>
          <p>{t('circles.hostOffered', { name: host })}</p>
          <ActButton {...where} act="accept-host" label={t('circles.acceptHost')} isMain />
          <ActButton {...where} act="decline-host" label={t('circles.declineHost')} />
        </>
      ) : (
        <>
          <p>{t('circles.hostPending', { name: heir.name })}</p>
          <ActButton {...where} act="decline-host" label={t('circles.withdrawHost')} />
        </>
      )}
    </section>
  );
}

function mayTakeOver(me: CircleMember, heir: CircleMember | undefined): boolean {
  if (me.role === 'host' || me.endsAt) return false;
  return heir === undefined || heir.joinedAt > me.joinedAt;
}
