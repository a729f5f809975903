import { currentZone } from '@/app/current-zone';
import { takeMineBack } from '@/app/seat/[token]/actions';
import { momentWords } from '@/components/clocks/pace-words';
import { ActButton } from '@/components/ui/forms/act-button';
import { offerToFormer } from '@/lib/features/leaving/offers';
import type { TableView } from '@/lib/features/table/load/table-view';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentClocks } from './current-clocks';
import { visitorOf } from './visitor';

/**
 * For the previous holder of a seat at a running table: the seat is free again, or is offered back to them.
 */
export async function OfferNote({ table }: { readonly table: TableView }) {
  const { gameId, me, former, status, seats } = table;
  if (me !== undefined || status !== 'running') return null;
  if (former === undefined || seats[former]?.seated)
    return seats.some(({ bot }) => bot) ? <GivenBack gameId={gameId} /> : null;
  const [{ t }, here] = await Promise.all([getWords(), currentClocks(gameId)]);
  const link = here?.agenda.free.find((free) => free.seat === former)?.link;
  return link ? (
    <section className="panel stack" aria-label={t('site.yourSeat')}>
      <p>{t('mail.replacedFree')}</p>
      <p>
        <a className="btn btn-main" href={link}>
          {t('mail.takeSeatAgain')}
        </a>
      </p>
    </section>
  ) : null;
}

/** A computer's seat is offered back to its previous holder. */
async function GivenBack({ gameId }: { readonly gameId: string }) {
  const offer = await offerToFormer(gameId, (await visitorOf(gameId)).userId);
  if (!offer) return null;
  const [words, zone] = await Promise.all([getWords(), currentZone()]);
  const { t } = words;
  return (
    <section className="panel stack" aria-label={t('site.yourSeat')}>
      <p>
        {offer.isOpen
          ? t('leaving.take.former')
          : t('leaving.take.formerSoon', { time: momentWords(words, offer.opensAt, zone) })}
      </p>
      {offer.isOpen && (
        <ActButton
          {...{ action: takeMineBack, of: { gameId }, label: t('leaving.take.formerDo') }}
          className="btn btn-main"
        />
      )}
    </section>
  );
}
