import { cookies } from 'next/headers';
import { currentZone } from '@/app/current-zone';
import { addThisBrowser } from '@/app/me/prompts/actions';
import { isDeclined } from '@/app/me/prompts/declined-cookie';
import { AskReach } from '@/components/live/ask-reach';
import { Reach } from '@/components/live/own-turn';
import { formatMoment } from '@/components/ui/moment';
import { pushKey } from '@/lib/features/notify/channels';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatName } from '@/lib/game/wording/names';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentReach } from './current-reach';
import { setAddress } from './seats/actions';

/**
 * For players among other people: whom no message reaches while the table waits for them, and once, whether
 * they want messages themselves.
 */
export async function ReachNote({ table }: { readonly table: TableView }) {
  const { gameId, me, isHolder, waitingFor, status, seats } = table;
  // Loads all seats, because the page may go on to wait for another seat without a reload.
  const others = seats.filter(({ seat, bot, automatic }) => seat !== me && !bot && !automatic);
  if (me === undefined || status !== 'running' || others.length === 0) return null;
  const [words, timeZone, jar, { unreached, unasked }] = await Promise.all([
    getWords(),
    currentZone(),
    cookies(),
    currentReach(gameId),
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
