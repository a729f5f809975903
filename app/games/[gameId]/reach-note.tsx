import { Reach } from '@/components/live/own-turn';
import { getWords } from '@/lib/platform/i18n/request-words';
import { unreachedSeats } from '@/lib/features/notify/unreached-seats';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatName } from '@/lib/game/wording/names';

/** For the other players: seats they are waiting for whose messages could not be delivered. */
export async function ReachNote({ table }: { readonly table: TableView }) {
  const { gameId, me, waitingFor, status, seats } = table;
  if (me === undefined || status !== 'running') return null;
  // Loads all seats, because the page may go on to wait for another seat without a reload.
  const others = seats.filter(({ seat, seated, bot }) => seat !== me && seated && !bot);
  const [words, unreached] = await Promise.all([
    getWords(),
    unreachedSeats(
      gameId,
      others.map(({ seat }) => seat),
    ),
  ]);
  const notes = unreached.map(({ seat, since }) => {
    const name = seatName(words, seats, seat);
    const text = since
      ? words.t('notifications.reach.since', { name, time: words.time(since) })
      : words.t('notifications.reach.never', { name });
    return { seat, text };
  });
  return <Reach waitingFor={waitingFor} notes={notes} />;
}
