import { getWords } from '@/lib/platform/i18n/request-words';
import { unreachedSeats } from '@/lib/features/notify/reach';
import type { TableView } from '@/lib/features/table/table-view';
import { seatName } from '@/lib/game/wording/names';

/** For the others at the table: whom they wait for without our having been able to tell them. */
export async function ReachNote({ table }: { readonly table: TableView }) {
  const { gameId, me, waitingFor, status, seats } = table;
  const others = waitingFor.filter((seat) => seat !== me && seats[seat]?.seated && !seats[seat]?.bot);
  if (me === undefined || status !== 'running' || others.length === 0) return null;
  const [words, unreached] = await Promise.all([getWords(), unreachedSeats(gameId, others)]);
  if (unreached.length === 0) return null;
  return (
    <div className="panel small" id="reach">
      {unreached.map(({ seat, since }) => {
        const name = seatName(words, seats, seat);
        return (
          <p key={seat}>
            {since
              ? words.t('notifications.reach.since', { name, time: words.time(since) })
              : words.t('notifications.reach.never', { name })}
          </p>
        );
      })}
    </div>
  );
}
