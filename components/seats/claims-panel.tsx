import { formatMoment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import type { ClaimView } from '@/lib/features/seats/claims';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SeatButton, type SeatAction } from './seat-button';

interface ClaimsProps {
  readonly table: Pick<TableView, 'gameId' | 'seats' | 'isHost'>;
  readonly claims: readonly ClaimView[];
  /** Seats whose holders may have lost their link. */
  readonly losable: readonly number[];
  readonly me: number | undefined;
  readonly timeZone: string | undefined;
  readonly actions: {
    readonly askLink: SeatAction;
    readonly agreeLink: SeatAction;
    readonly makeLink: SeatAction;
  };
}

/** The holder of each seat, and the table's vote on a new link for a player who has lost theirs. */
export function ClaimsPanel({ table, claims, losable, me, timeZone, actions }: ClaimsProps) {
  const { t } = useWords();
  const { gameId, seats, isHost } = table;
  const mayAct = me !== undefined || isHost === true;
  return (
    <section className="panel stack" aria-labelledby="seat-holders">
      <h2 id="seat-holders">{t('seats.claims.title')}</h2>
      <ul className="stack">
        {seats.map(({ seat, name, seated, bot, automatic }) => {
          const claim = claims.find((each) => each.seat === seat);
          const mayAsk = mayAct && seat !== me && !claim && losable.includes(seat);
          const state = bot || automatic ? 'computer' : seated ? 'held' : 'free';
          return (
            <li key={seat} className="stack">
              <span>
                <strong>{name}</strong> <span className="small muted">{t(`seats.claims.${state}`)}</span>
              </span>
              {mayAsk && (
                <SeatButton
                  {...{ gameId, seat }}
                  action={actions.askLink}
                  label={t('seats.claims.ask', { name })}
                />
              )}
              {claim && <OneClaim {...{ gameId, claim, seats, me, mayAct, timeZone, actions }} />}
            </li>
          );
        })}
      </ul>
      {mayAct && losable.some((seat) => seat !== me) && <p className="small">{t('seats.claims.askWhy')}</p>}
    </section>
  );
}

interface ClaimOfMineProps {
  readonly gameId: string;
  readonly seat: number;
  readonly action: SeatAction;
}

/** Shown first: another player has reported that the reader has lost their link. */
export function ClaimOfMine({ gameId, seat, action }: ClaimOfMineProps) {
  const { t } = useWords();
  return (
    <Notice>
      <div className="stack">
        <p>{t('seats.claims.mine')}</p>
        <SeatButton {...{ gameId, seat, action }} label={t('seats.claims.refuse')} />
      </div>
    </Notice>
  );
}

interface OneClaimProps extends Pick<ClaimsProps, 'me' | 'timeZone' | 'actions'> {
  readonly gameId: string;
  readonly claim: ClaimView;
  readonly seats: TableView['seats'];
  readonly mayAct: boolean;
}

function OneClaim({ gameId, claim, seats, me, mayAct, timeZone, actions }: OneClaimProps) {
  const { t, locale } = useWords();
  const { seat, askedBy, agreed, isReady, readyAt } = claim;
  const name = seats[seat]?.name ?? '';
  const by = askedBy === undefined ? t('seats.claims.askedHost') : (seats[askedBy]?.name ?? '');
  const on = { gameId, seat };
  const isMine = seat === me;
  const mayAgree = me !== undefined && !isMine && me !== askedBy && !agreed.includes(me);
  return (
    <div className="stack">
      <p>
        {isReady
          ? t('seats.claims.ready', { name })
          : t('seats.claims.asked', { by, name, time: formatMoment(locale, timeZone, readyAt) })}
      </p>
      <div className="row">
        {mayAgree && (
          <SeatButton {...on} action={actions.agreeLink} label={t('seats.claims.agree', { name })} />
        )}
        {isReady && mayAct && !isMine && (
          <SeatButton {...on} action={actions.makeLink} label={t('seats.claims.make', { name })} />
        )}
      </div>
    </div>
  );
}
