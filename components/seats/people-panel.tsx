import { formatMoment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { ClaimView } from '@/lib/features/clocks/claims';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { helperMarks } from './helper-marks';
import { SeatButton, type SeatAction } from './seat-button';

interface PeopleProps {
  readonly table: Pick<TableView, 'gameId' | 'seats' | 'isHost' | 'helpers' | 'status' | 'watchers'>;
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

/** Who sits at the table, who helps them, who may watch, and the requests for new links. */
export function PeoplePanel({ table, claims, losable, me, timeZone, actions }: PeopleProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, seats, isHost, status, watchers } = table;
  const isRunning = status === 'running';
  const mayAct = me !== undefined || isHost === true;
  return (
    <section className="panel stack" aria-labelledby="seat-holders">
      <h2 id="seat-holders">{t('seats.people.sit')}</h2>
      <ul className="stack list-none p-0">
        {seats.map(({ seat, name, seated, bot, automatic }) => {
          const claim = claims.find((each) => each.seat === seat);
          const mayAsk = mayAct && seat !== me && !claim && losable.includes(seat);
          const isComputer = bot !== undefined || automatic === true;
          const state = isComputer ? 'computer' : seated ? 'held' : 'free';
          const marks = [
            ...(seat === me ? [t('table.mark.you')] : []),
            t(`seats.claims.${state}`),
            ...helperMarks(words, table, seat, timeZone),
          ];
          return (
            <li key={seat} className="stack">
              <span>
                <strong>{name}</strong> <span className="small muted">{marks.join(' · ')}</span>
              </span>
              {seat === me && isRunning && <HelpLinks gameId={gameId} />}
              {isHost && !seated && !isComputer && (
                <TextLink href={`/games/${gameId}/invite`}>{t('seats.people.linkFor', { name })}</TextLink>
              )}
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
      <p>
        {t('seats.people.watch', { watchers: t(`tables.watchers.${watchers}`) })}{' '}
        {isHost && <TextLink href={`/games/${gameId}/invite`}>{t('tables.host.manage')}</TextLink>}
      </p>
      <details>
        <summary>{t('seats.people.kinds')}</summary>
        <ul className="stack">
          {LINK_KINDS.map((kind) => (
            <li key={kind}>{t(`seats.people.kind.${kind}`)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const LINK_KINDS = ['seat', 'any', 'delegate', 'mentor', 'table'] as const;

/** Where the holder of a seat names somebody who plays for them or advises them. */
function HelpLinks({ gameId }: { readonly gameId: string }) {
  const { t } = useWords();
  return (
    <span className="row">
      <TextLink href={`/games/${gameId}/help`}>{t('seats.delegates.title')}</TextLink>
      <TextLink href={`/games/${gameId}/mentor`}>{t('seats.mentor.title')}</TextLink>
    </span>
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

interface OneClaimProps extends Pick<PeopleProps, 'me' | 'timeZone' | 'actions'> {
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
