/** Notes for this reader on the page of a table. */
import 'server-only';
import { cookies } from 'next/headers';
import { currentPerson } from '@/app/current-person';
import { currentZone } from '@/app/current-zone';
import { addThisBrowser } from '@/app/me/prompts/actions';
import { isDeclined } from '@/app/me/prompts/declined-cookie';
import { takeMineBack } from '@/app/seat/[token]/actions';
import { PlayedWith } from '@/components/boxes/parts';
import { momentWords } from '@/components/clocks/pace-words';
import { PlayedForYouCard } from '@/components/history/played-for-you';
import { AskReach } from '@/components/live/ask-reach';
import { Reach } from '@/components/live/own-turn';
import { DelegateNote } from '@/components/seats/delegate-note';
import { SoloResult } from '@/components/table/ending/solo-result';
import { ActButton } from '@/components/ui/forms/act-button';
import { formatMoment } from '@/components/ui/moment';
import { findBoxOfPack } from '@/lib/features/boxes/boxes';
import { loadPlayedForYou } from '@/lib/features/history/recap';
import { mySoloRecord } from '@/lib/features/insights/insights';
import { offerToFormer } from '@/lib/features/leaving/offers';
import { pushKey } from '@/lib/features/notify/channels';
import { reachAt } from '@/lib/features/notify/unreached-seats';
import { goesSoon } from '@/lib/features/operator/retention';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatName } from '@/lib/game/wording/names';
import { env } from '@/lib/platform/env';
import { getWords } from '@/lib/platform/i18n/request-words';
import { foldRecap } from './actions';
import { currentClocks } from './current-clocks';
import { setAddress } from './seats/actions';
import { visitorOf } from './visitor';

interface NoteProps {
  readonly table: TableView;
}

/** The box a table is played with. Costs one query. */
export async function CurrentBox({ table: { pack } }: NoteProps) {
  const person = await currentPerson();
  return <PlayedWith box={await findBoxOfPack(pack.id, person?.id)} />;
}

/** Tells a delegate whose seat they play, and a returning holder who has played for them. */
export async function SeatNote({ table }: NoteProps) {
  const [timeZone, played] = await Promise.all([currentZone(), loadPlayedForYou(table)]);
  return (
    <>
      <DelegateNote table={table} timeZone={timeZone} />
      <PlayedForYouCard {...{ table, played }} dismiss={foldRecap} />
    </>
  );
}

/** The player's own finished solo game among their others; nothing at other tables. */
export async function CurrentSoloResult({ table }: NoteProps) {
  const { gameId, status, me, seats } = table;
  const isSolo = status === 'finished' && me !== undefined && seats.some(({ automatic }) => automatic);
  if (!isSolo) return null;
  const person = await currentPerson();
  const record = person && (await mySoloRecord(person.id, gameId));
  return <SoloResult table={table} record={record} home={env().APP_URL} />;
}

/** For a table without moves: when it will be deleted, once that is near. */
export async function GoesNote({ table }: NoteProps) {
  const { latestSeq: seq, status, createdAt } = table;
  const at = goesSoon({ seq, status, createdAt: new Date(createdAt) });
  if (!at) return null;
  const [{ t, locale }, timeZone] = await Promise.all([getWords(), currentZone()]);
  const when = formatMoment(locale, timeZone, at.toISOString());
  return <div className="panel small">{t('operator.kept.goes', { at: when })}</div>;
}

/**
 * For players among other people: whom no message reaches while the table waits for them, and once, whether
 * they want messages themselves.
 */
export async function ReachNote({ table }: NoteProps) {
  const { gameId, me, isHolder, waitingFor, status, seats } = table;
  // Loads all seats, because the page may wait for another seat next without a reload.
  const others = seats.filter(({ seat, bot, automatic }) => seat !== me && !bot && !automatic);
  if (me === undefined || status !== 'running' || others.length === 0) return null;
  const [words, timeZone, jar, { unreached, unasked }] = await Promise.all([
    getWords(),
    currentZone(),
    cookies(),
    reachAt(gameId),
  ]);
  const notes = unreached
    .filter(({ seat }) => others.some((other) => other.seat === seat))
    .map(({ seat, since }) => {
      const name = seatName(words, seats, seat);
      const text = since
        ? words.t('notifications.reach.since', { name, time: formatMoment(words.locale, timeZone, since) })
        : words.t('notifications.reach.never', { name });
      return { seat, text };
    });
  const actions = { setAddress, addBrowser: addThisBrowser };
  return (
    <>
      {isHolder && unasked.includes(me) && !isDeclined(jar) && (
        <AskReach gameId={gameId} pushKey={pushKey()} isMaker={table.isHost === true} {...actions} />
      )}
      <Reach waitingFor={waitingFor} notes={notes} />
    </>
  );
}

/**
 * For the previous holder of a seat at a running table: the seat is free again, or is offered back to them.
 */
export async function OfferNote({ table }: NoteProps) {
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
