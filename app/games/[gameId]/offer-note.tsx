import { currentZone } from '@/app/current-zone';
import { takeMineBack } from '@/app/seat/[token]/actions';
import { momentWords } from '@/components/clocks/pace-words';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { offerToFormer } from '@/lib/features/leaving/offers';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentClocks } from './current-clocks';
import { visitorOf } from './visitor';

interface OfferNoteProps {
  readonly table: TableView;
}

/**
 * For the previous holder of a seat at a running table: the seat is free again, or is offered back to them.
 */
export async function OfferNote({ table }: OfferNoteProps) {
  const { gameId, me, former, status, seats } = table;
  if (me !== undefined || status !== 'running') return null;
  if (former !== undefined && !seats[former]?.seated) return <FreeAgain gameId={gameId} seat={former} />;
  return seats.some(({ bot }) => bot) ? <GivenBack gameId={gameId} /> : null;
}

/** The reader's former seat is free, so they may take it again. */
async function FreeAgain({ gameId, seat }: { readonly gameId: string; readonly seat: SeatId }) {
  const [{ t }, here] = await Promise.all([getWords(), currentClocks(gameId)]);
  const link = here?.agenda.free.find((free) => free.seat === seat)?.link;
  if (!link) return null;
  return (
    <section className="panel stack" aria-label={t('site.yourSeat')}>
      <p>{t('mail.replacedFree')}</p>
      <p>
        <a className="btn btn-main" href={link}>
          {t('mail.takeSeatAgain')}
        </a>
      </p>
    </section>
  );
}

/** A computer's seat is offered back to its previous holder. */
async function GivenBack({ gameId }: { readonly gameId: string }) {
  const { userId } = await visitorOf(gameId);
  const offer = await offerToFormer(gameId, userId);
  if (!offer) return null;
  const [words, zone] = await Promise.all([getWords(), currentZone()]);
  const { t } = words;
  return (
    <section className="panel stack" aria-label={t('site.yourSeat')}>
      {offer.isOpen ? (
        <form action={takeMineBack} className="stack">
          <FormKey />
          <input type="hidden" name="gameId" value={gameId} />
          <p>{t('leaving.take.former')}</p>
          <SubmitButton className="btn btn-main">{t('leaving.take.formerDo')}</SubmitButton>
        </form>
      ) : (
        <p>{t('leaving.take.formerSoon', { time: momentWords(words, offer.opensAt, zone) })}</p>
      )}
    </section>
  );
}
