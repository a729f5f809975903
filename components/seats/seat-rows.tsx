import type { ReactNode } from 'react';
import { Symbol } from '@/components/board/symbol';
import { badgeLook } from '@/components/ui/badge-look';
import { CopyLink } from '@/components/ui/copy-link';
import { Fold } from '@/components/ui/fold';
import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import type { InviteLink } from '@/components/ui/group-link';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { hasOnePerson } from '@/lib/game/pace/alone';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { helperMarks } from './helper-marks';

/** The link of a seat that this reader may pass on. Each seat has one at most. */
export interface SeatLink extends InviteLink {
  /** The holder's own link, an invitation, a new one after a loss, an offered seat, or a free seat. */
  readonly kind: 'own' | 'invitation' | 'made' | 'offer' | 'free';
  /** For invitations: the token that takes the seat. */
  readonly token?: string;
}

/** A seat as its host sees it. */
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
}

interface SeatActions {
  readonly sit: FormAction;
  readonly renew: FormAction;
  readonly revoke: FormAction;
  readonly free: FormAction;
  readonly send: FormAction;
  readonly askLink: FormAction;
}

interface SeatRowsProps {
  readonly table: Pick<TableView, 'gameId' | 'seats' | 'isHost' | 'helpers' | 'status'>;
  /** The seats as the host sees them; empty for others. */
  readonly hosted: readonly HostedSeat[];
  readonly links: ReadonlyMap<number, SeatLink>;
  /** The seat whose link the page shows above. */
  readonly above: number | undefined;
  /** Seats whose holders may have lost their link, without those that a new one is asked for already. */
  readonly losable: readonly number[];
  /** Whether every player may pass on the link of a free seat. */
  readonly hasFree: boolean;
  readonly me: number | undefined;
  readonly timeZone: string | undefined;
  readonly actions: SeatActions;
  /** The settings of the reader's own seat. */
  readonly own?: ReactNode;
}

/** A row a seat: its player, its badges, its link, and the reader's buttons. */
export function SeatRows(props: SeatRowsProps) {
  const { t } = useWords();
  const { table, losable, me } = props;
  const mayAsk = me !== undefined || table.isHost === true;
  return (
    <Panel id="links" title={t('seats.people.sit')}>
      <ul className="m-0 list-none divide-y divide-line p-0">
        {table.seats.map(({ seat }) => (
          <SeatRow key={seat} {...props} seat={seat} />
        ))}
      </ul>
      {props.hasFree && (
        <p id="free" className="small">
          <strong>{t('pace.free.title')}</strong>: {t('pace.free.lead')}
        </p>
      )}
      {mayAsk && losable.some((seat) => seat !== me) && <p className="small">{t('seats.claims.askWhy')}</p>}
    </Panel>
  );
}

interface RowProps extends SeatRowsProps {
  readonly seat: number;
}

function SeatRow(props: RowProps) {
  const words = useWords();
  const { table, seat, me, links, above } = props;
  const info = table.seats.find((each) => each.seat === seat);
  if (!info) return null;
  const link = links.get(seat);
  return (
    <li className="stack host-seat py-3 first:pt-0">
      <div className="row">
        <Symbol name={seatIcon(seat)} className="ico size-7" />
        <strong className="text-lg">{info.name}</strong>
        {badgesOf(words, props).map((text) => (
          <span key={text} className={badgeLook('keep')}>
            {text}
          </span>
        ))}
      </div>
      {link && above !== seat && (
        <CopyLink id={`link-${seat}`} label={linkLabel(words, props, link)} link={link.link} qr={link.qr} />
      )}
      {link && above === seat && (
        <p className="small">
          {linkLabel(words, props, link)}: {words.t('tables.host.above')}
        </p>
      )}
      <SeatActs {...props} />
      {seat === me && props.own}
    </li>
  );
}

/** The badge of a seat: the reader's, a computer's, reserved, not come, or with a helper. */
function badgesOf(words: Wording, { table, seat, me, hosted, links, timeZone }: RowProps): readonly string[] {
  const { t } = words;
  const { bot, automatic, seated } = table.seats.find((each) => each.seat === seat) ?? {};
  const isReserved = hosted.some((each) => each.seat === seat && each.isHeld);
  const state =
    bot !== undefined || automatic ? 'computer' : seated ? 'held' : isReserved ? 'reserved' : 'notCome';
  return [
    ...(seat === me ? [t('table.mark.you')] : []),
    ...(state === 'held' ? [] : [t(`seats.badge.${state}`)]),
    ...(links.get(seat)?.kind === 'offer' ? [t('seats.badge.offered')] : []),
    ...helperMarks(words, table, seat, timeZone),
  ];
}

function linkLabel({ t }: Wording, { table, seat, hosted }: RowProps, { kind }: SeatLink): string {
  const name = table.seats.find((each) => each.seat === seat)?.name ?? '';
  const isNameless = hosted.some((each) => each.seat === seat && each.isNameless);
  switch (kind) {
    case 'own':
      return t('seats.mine.link');
    case 'invitation':
      return isNameless ? t('tables.host.linkOfSeat', { n: seat + 1 }) : t('site.linkFor', { name });
    case 'made':
      return t('seats.claims.made', { name });
    case 'offer':
      return t('requests.offers.link', { name });
    case 'free':
      return t('pace.free.link', { name });
  }
}

/** The reader's own helpers; for others what the host, or a player, can do about their seats. */
function SeatActs({ table, seat, me, hosted, links, losable, actions }: RowProps) {
  const { t } = useWords();
  const { gameId, isHost, status } = table;
  const name = table.seats.find((each) => each.seat === seat)?.name ?? '';
  const host = hosted.find((each) => each.seat === seat);
  const link = links.get(seat);
  const mayAsk = (me !== undefined || isHost === true) && seat !== me && losable.includes(seat);
  return (
    <>
      {seat === me && status === 'running' && (
        <span className="row">
          {!hasOnePerson(table.seats) && (
            <TextLink href={`/games/${gameId}/help`}>{t('seats.delegates.title')}</TextLink>
          )}
          <TextLink href={`/games/${gameId}/mentor`}>{t('seats.mentor.title')}</TextLink>
        </span>
      )}
      {host && !link && !host.seated && (
        <p className="small">{t(host.isHeld ? 'seats.host.kept' : 'tables.host.hidden')}</p>
      )}
      {host?.sentTo && <p className="small">{t('site.sentTo', { address: host.sentTo })}</p>}
      {link?.token && me === undefined && !host?.seated && (
        <ActButton
          action={actions.sit}
          of={{ token: link.token }}
          label={
            host?.isNameless ? t('tables.host.sitOnSeat', { n: seat + 1 }) : t('site.sitHereAs', { name })
          }
        />
      )}
      {mayAsk && (
        <ActButton of={{ gameId, seat }} action={actions.askLink} label={t('seats.claims.ask', { name })} />
      )}
      {host && (
        <Fold title={t('tables.host.more')}>
          <HostActs on={{ gameId, seat }} host={host} name={name} actions={actions} />
        </Fold>
      )}
    </>
  );
}

interface HostActsProps {
  readonly on: { readonly gameId: string; readonly seat: number };
  readonly host: HostedSeat;
  readonly name: string;
  readonly actions: SeatActions;
}

function HostActs({ on, host, name, actions }: HostActsProps) {
  const { t } = useWords();
  if (host.isHeld)
    return (
      <div className="stack pt-1">
        <p className="small">{t('seats.host.heldWhy', { name })}</p>
        <div className="row">
          {host.seated && <ActButton of={on} action={actions.send} label={t('seats.host.send', { name })} />}
          <ActButton of={on} action={actions.free} label={t('tables.host.remove', { name })} />
        </div>
        <p className="small">{t('tables.host.removeWhy')}</p>
      </div>
    );
  return (
    <div className="stack pt-1">
      <p className="small">{t('tables.host.renewWhy')}</p>
      <div className="row">
        <ActButton of={on} action={actions.renew} label={t('tables.host.renewFor', { name })} />
        <ActButton of={on} action={actions.revoke} label={t('tables.host.revokeFor', { name })} />
      </div>
    </div>
  );
}
