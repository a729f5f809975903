import type { ReactNode } from 'react';
import type { CircleEntry, Circle } from '@/lib/features/circles/circle';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { CircleAction } from './act-button';
import { CircleNews } from './circle-news';
import { CircleEntries } from './entries';
import { InviteToCircle, type InviteLink } from './invite';
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
