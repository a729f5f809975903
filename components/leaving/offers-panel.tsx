import { SeatButton, type SeatAction } from '@/components/seats/seat-button';
import { CopyLink } from '@/components/ui/copy-link';
import { formatMoment } from '@/components/ui/moment';
import type { OfferView } from '@/lib/features/leaving/offers';
import { useWords } from '@/lib/platform/i18n/current-words';

interface OffersProps {
  readonly gameId: string;
  readonly offers: readonly OfferView[];
  /** Links that this browser created, by seat. */
  readonly links: ReadonlyMap<number, { readonly link: string; readonly qr: string }>;
  /** The reader's seat. `mayAct` allows withdrawing offers of computers' seats. */
  readonly me: number | undefined;
  readonly mayAct: boolean;
  readonly timeZone: string | undefined;
  readonly nameOf: (seat: number) => string;
  readonly withdraw: SeatAction;
}

/** Offered seats, shown to everyone at the table; the person who offers one also sees its link. */
export function OffersPanel(props: OffersProps) {
  const { gameId, offers, links, me, mayAct, timeZone, nameOf, withdraw } = props;
  const { t, locale } = useWords();
  if (offers.length === 0) return null;
  const moment = (iso: string) => formatMoment(locale, timeZone, iso);
  return (
    <section className="panel stack" aria-labelledby="offers">
      <h2 id="offers">{t('leaving.offers.title')}</h2>
      {offers.map(({ seat, isComputer, by, opensAt, goodUntil }) => {
        const [name, link] = [nameOf(seat), links.get(seat)];
        const actor = by === undefined ? t('seats.claims.askedHost') : nameOf(by);
        const isMine = isComputer ? mayAct : seat === me;
        return (
          <div key={seat} className="stack">
            <p>
              {t(`leaving.offers.${isComputer ? 'computer' : 'own'}`, {
                by: actor,
                name,
                from: moment(opensAt),
                until: moment(goodUntil),
              })}
            </p>
            {link && <CopyLink id={`offer-${seat}`} label={t('leaving.offers.link', { name })} {...link} />}
            {isMine && !link && <p className="small">{t('leaving.offers.hidden')}</p>}
            {isMine && (
              <SeatButton
                {...{ gameId, seat }}
                action={withdraw}
                label={t('leaving.offers.drop', { name })}
              />
            )}
          </div>
        );
      })}
    </section>
  );
}
