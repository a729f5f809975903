import { CopyLink } from '@/components/ui/copy-link';
import { Fold } from '@/components/ui/fold';
import type { FormAction } from '@/components/ui/forms/act-button';
import { GroupLink, type InviteLink } from '@/components/ui/group-link';
import type { Invitation } from '@/lib/features/seats/invitation';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TableCard } from './table-card';
import type { HostedSeat, SeatLink } from './seat-rows';

/** The link that a table's host sends first. */
export interface MainLink {
  /** Its seat; undefined for the link of any free seat. */
  readonly seat: number | undefined;
  readonly label: string;
  readonly link: InviteLink;
}

interface MainLinkFacts {
  readonly hosted: readonly HostedSeat[];
  readonly links: ReadonlyMap<number, SeatLink>;
  /** The link for any free seat, if there is one and this browser stores it. */
  readonly joinLink: InviteLink | 'unknown' | undefined;
}

/** One friend's own link, or the one for any free seat. */
export function mainLinkOf({ t }: Wording, { hosted, links, joinLink }: MainLinkFacts): MainLink | undefined {
  const free = hosted.filter(({ seated }) => !seated);
  const [first, ...more] = free.flatMap((seat) => {
    const link = links.get(seat.seat);
    return link ? [{ ...seat, link }] : [];
  });
  const isKnown = joinLink !== undefined && joinLink !== 'unknown';
  if (isKnown && (more.length > 0 || !first) && free.length > 0)
    return { seat: undefined, label: t('tables.host.anySeat'), link: joinLink };
  if (!first) return undefined;
  const label = first.isNameless
    ? t('tables.host.linkOfSeat', { n: first.seat + 1 })
    : t('site.linkFor', { name: first.name });
  return { seat: first.seat, label, link: first.link };
}

interface SeatLinksProps {
  readonly gameId: string;
  readonly invitation: Invitation;
  readonly people: readonly SeatInfo[];
  readonly main: MainLink | undefined;
  readonly joinLink: MainLinkFacts['joinLink'];
  readonly tableLink: string;
  readonly renewJoinLink: FormAction;
}

const JOIN_LINK = 'join-link';

/** A table that waits for people: its picture, the link to send first, and the one for any free seat. */
export function SeatLinks(props: SeatLinksProps) {
  const { gameId, invitation, people, main, joinLink, tableLink, renewJoinLink } = props;
  const { t } = useWords();
  const id = main && (main.seat === undefined ? JOIN_LINK : `link-${main.seat}`);
  return (
    <section className="panel stack links" aria-label={t('site.seatLinks')}>
      <h2>{t('site.tableReady')}</h2>
      <TableCard invitation={invitation} seats={people} clockNote={t('site.clocksWait')}>
        {main && id && <CopyLink id={id} label={main.label} link={main.link.link} qr={main.link.qr} isMain />}
        <p>
          <a className={main ? 'btn' : 'btn btn-main'} href={`/games/${gameId}`}>
            {t('site.toTable')}
          </a>
        </p>
        <p className="small">{t('site.linkIsKey')}</p>
        {joinLink && (
          <Fold title={t('tables.host.anySeat')}>
            <div className="stack pt-2">
              <GroupLink
                id={JOIN_LINK}
                label={t('tables.host.anySeat')}
                why={t('tables.host.anySeatWhy')}
                link={joinLink === 'unknown' ? undefined : joinLink}
                none={t('tables.host.hidden')}
                isElsewhere={id === JOIN_LINK}
                acts={{ action: renewJoinLink, of: { gameId }, mayClose: false }}
              />
            </div>
          </Fold>
        )}
        <p className="small">
          {t('site.spectators')} <a href={tableLink}>{t('site.tableAddress')}</a>
        </p>
      </TableCard>
    </section>
  );
}
