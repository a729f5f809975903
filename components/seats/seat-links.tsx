import { Breakable } from '@/components/ui/breakable';
import { Fold } from '@/components/ui/fold';
import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import { CopyLink } from '@/components/ui/copy-link';
import { GroupLink, type InviteLink } from '@/components/ui/group-link';
import type { Invitation } from '@/lib/features/seats/invitation';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TableCard } from './table-card';

/** A person's seat as its host sees it. */
export interface HostedSeat {
  readonly seat: number;
  readonly name: string;
  readonly seated: boolean;
  /** The seat has no named person and is free for anyone. */
  readonly isNameless: boolean;
  /** The seat is taken, or reserved for a known person; only they have the link. */
  readonly isHeld: boolean;
  /** Address the invitation was emailed to, until someone sits there. */
  readonly sentTo: string | undefined;
  /** Undefined if this browser does not store the link, or the seat is held. */
  readonly open?: { readonly token: string; readonly link: string; readonly qr: string };
}

interface SeatLinksProps {
  readonly gameId: string;
  readonly invitation: Invitation;
  /** Everybody at the table. */
  readonly people: readonly SeatInfo[];
  /** All seats of people except the reader's own. */
  readonly seats: readonly HostedSeat[];
  /** The reader's name at the table, if they have a seat. */
  readonly me: string | undefined;
  readonly tableLink: string;
  /** The link for any free seat, if there is one and this browser stores it. */
  readonly joinLink: InviteLink | 'unknown' | undefined;
  readonly actions: {
    readonly sit: FormAction;
    readonly renew: FormAction;
    readonly revoke: FormAction;
    readonly free: FormAction;
    readonly send: FormAction;
    readonly renewJoinLink: FormAction;
  };
}

/** A card to send: the table and the link for its friends. Other links and the host's options are folded. */
export function SeatLinks({ invitation, people, ...props }: SeatLinksProps) {
  const { t } = useWords();
  const { gameId, seats, me } = props;
  const hasFree = seats.some(({ seated }) => !seated);
  const main = mainLink(props, t);
  return (
    <section className="panel stack links" aria-label={t('site.seatLinks')}>
      <h2>{t(hasFree ? 'site.tableReady' : 'tables.host.seats')}</h2>
      <TableCard invitation={invitation} seats={people} clockNote={hasFree ? t('site.clocksWait') : ''}>
        {main && <CopyLink {...main} isMain />}
        <p>
          <a className={main ? 'btn' : 'btn btn-main'} href={`/games/${gameId}`}>
            {t('site.toTable')}
          </a>
        </p>
      </TableCard>
      <Fold open={hasFree && !main} className="placement" title={t('tables.host.otherLinks')}>
        <OtherLinks {...props} main={main?.id} />
      </Fold>
      {me !== undefined && (
        <p className="small">
          {t('site.youSitHere', { name: me })} <a href={`/games/${gameId}/seats`}>{t('site.changeName')}</a>
        </p>
      )}
    </section>
  );
}

type LinkProps = Omit<SeatLinksProps, 'invitation' | 'people'>;

/** The link to send first: one friend's own, or the one for any free seat. */
function mainLink({ seats, joinLink }: LinkProps, t: Wording['t']) {
  const [first, ...more] = seats.flatMap((seat) =>
    seat.open && !seat.seated ? [{ ...seat, ...seat.open }] : [],
  );
  const isKnown = joinLink !== undefined && joinLink !== 'unknown';
  if (isKnown && (more.length > 0 || !first) && seats.some(({ seated }) => !seated))
    return { id: JOIN_LINK, label: t('tables.host.anySeat'), ...joinLink };
  return first && { id: linkId(first), label: linkLabel(first, t), link: first.link, qr: first.qr };
}

const JOIN_LINK = 'join-link';
const linkId = ({ seat }: HostedSeat) => `link-${seat}`;
const linkLabel = ({ seat, name, isNameless }: HostedSeat, t: Wording['t']): string =>
  isNameless ? t('tables.host.linkOfSeat', { n: seat + 1 }) : t('site.linkFor', { name });

/** The links that the card does not show, a new one for each, and the address for spectators. */
function OtherLinks({ gameId, seats, me, tableLink, joinLink, actions, main }: LinkProps & MainProps) {
  const { t } = useWords();
  const hasFree = seats.some(({ seated }) => !seated);
  return (
    <>
      {seats.length > 0 && <p className="small">{t('site.linkIsKey')}</p>}
      {joinLink && hasFree && (
        <div className="stack host-seat py-3 border-t border-line">
          <GroupLink
            id={JOIN_LINK}
            label={t('tables.host.anySeat')}
            why={t('tables.host.anySeatWhy')}
            link={joinLink === 'unknown' ? undefined : joinLink}
            none={t('tables.host.hidden')}
            isElsewhere={main === JOIN_LINK}
            acts={{ action: actions.renewJoinLink, of: { gameId }, mayClose: false }}
          />
        </div>
      )}
      {seats.map((seat) => (
        <SeatRow
          key={seat.seat}
          gameId={gameId}
          seat={seat}
          maySit={me === undefined}
          actions={actions}
          main={main}
        />
      ))}
      <p className="small border-t border-line py-3">
        {t('site.spectators')}{' '}
        <a href={tableLink}>
          <Breakable text={tableLink} />
        </a>
      </p>
    </>
  );
}

interface MainProps {
  /** The id of the link that the card shows. */
  readonly main: string | undefined;
}

interface RowProps {
  readonly gameId: string;
  readonly seat: HostedSeat;
  /** Whether the reader has no seat yet. */
  readonly maySit: boolean;
  readonly actions: SeatLinksProps['actions'];
}

function SeatRow({ gameId, seat: hosted, maySit, actions, main }: RowProps & MainProps) {
  const { seat, name, seated, open, isNameless, isHeld, sentTo } = hosted;
  const { t } = useWords();
  const on = { gameId, seat };
  return (
    <div className="stack host-seat py-3 border-t border-line">
      {open && main === linkId(hosted) ? (
        <p>
          <strong>{linkLabel(hosted, t)}</strong>: {t('tables.host.above')}
        </p>
      ) : open ? (
        <CopyLink id={linkId(hosted)} label={linkLabel(hosted, t)} link={open.link} qr={open.qr} />
      ) : (
        <p>
          {seated ? (
            t('seats.host.seated', { name })
          ) : (
            <>
              <strong>{name}</strong>: {t(isHeld ? 'seats.host.kept' : 'tables.host.hidden')}
            </>
          )}
        </p>
      )}
      {sentTo && <p className="small">{t('site.sentTo', { address: sentTo })}</p>}
      {open && maySit && !seated && (
        <ActButton
          action={actions.sit}
          of={{ token: open.token }}
          label={isNameless ? t('tables.host.sitOnSeat', { n: seat + 1 }) : t('site.sitHereAs', { name })}
        />
      )}
      <Fold title={t('tables.host.more')}>
        {isHeld ? <HeldSeat {...{ on, name, seated, actions }} /> : <FreeSeat {...{ on, name, actions }} />}
      </Fold>
    </div>
  );
}

interface MoreProps {
  readonly on: { readonly gameId: string; readonly seat: number };
  readonly name: string;
  readonly actions: SeatLinksProps['actions'];
}

function FreeSeat({ on, name, actions }: MoreProps) {
  const { t } = useWords();
  return (
    <div className="stack">
      <p className="small">{t('tables.host.renewWhy')}</p>
      <div className="row">
        <ActButton of={on} action={actions.renew} label={t('tables.host.renewFor', { name })} />
        <ActButton of={on} action={actions.revoke} label={t('tables.host.revokeFor', { name })} />
      </div>
    </div>
  );
}

function HeldSeat({ on, name, seated, actions }: MoreProps & { readonly seated: boolean }) {
  const { t } = useWords();
  return (
    <div className="stack">
      <p className="small">{t('seats.host.heldWhy', { name })}</p>
      <div className="row">
        {seated && <ActButton of={on} action={actions.send} label={t('seats.host.send', { name })} />}
        <ActButton of={on} action={actions.free} label={t('tables.host.remove', { name })} />
      </div>
      <p className="small">{t('tables.host.removeWhy')}</p>
    </div>
  );
}
