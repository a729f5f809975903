import { Symbol } from '@/components/board/symbol';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { MailField } from '@/components/ui/forms/mail-field';
import { NameField } from '@/components/ui/forms/name-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Markup } from '@/components/ui/markup';
import { formatMoment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import type { OfferBehind } from '@/lib/features/leaving/offers';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { useWords } from '@/lib/platform/i18n/current-words';

interface OfferInvitationProps {
  readonly offer: OfferBehind;
  readonly seats: readonly SeatInfo[];
  readonly token: string;
  readonly problem: string | undefined;
  readonly myName: string | undefined;
  readonly timeZone: string | undefined;
  readonly action: FormAction;
}

/** A seat offered by another player, and the form that takes it over. */
export function OfferInvitation(props: OfferInvitationProps) {
  const { offer, seats, token, problem, myName, timeZone, action } = props;
  const { t, locale } = useWords();
  const { gameId, gameName, seat, isComputer, opensAt, isOpen } = offer;
  const name = seats.find((each) => each.seat === seat)?.name ?? '';
  return (
    <section className="panel stack" aria-label={t('site.yourSeat')}>
      <Markup html={SYMBOL_SHEET} />
      <h1 className="initial">{gameName}</h1>
      <p>{t(isComputer ? 'leaving.take.leadComputer' : 'leaving.take.lead', { name })}</p>
      <ul className="stack">
        {seats.map((other) => (
          <li key={other.seat} className="row">
            <Symbol name={seatIcon(other.seat)} />
            <strong>{other.name}</strong>
            {other.seat === seat && <span className="muted small">{t('site.thisSeat')}</span>}
          </li>
        ))}
      </ul>
      {problem && <Notice bad>{problem}</Notice>}
      {isOpen ? (
        <ActForm action={action} of={{ token }} className="stack">
          <TimeZoneField />
          <NameField id="name" label={t('site.yourNameAtTable')} defaultValue={myName} isMine />
          <MailField id="email" label={t('site.mailForTurn')} autoComplete="email" />
          <SubmitButton className="btn btn-main">{t('site.sitDown')}</SubmitButton>
        </ActForm>
      ) : (
        <p>{t('leaving.take.notYet', { time: formatMoment(locale, timeZone, opensAt) })}</p>
      )}
      <p>
        <a href={`/games/${gameId}`}>{t('site.onlyLook')}</a>
      </p>
    </section>
  );
}
