import { Symbol } from '@/components/board/symbol';
import { CityImage } from '@/components/table/city-image';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { seatName } from '@/lib/game/wording/names';
import { withNames } from '@/lib/game/wording/seat-names';
import { useWords } from '@/lib/platform/i18n/current-words';

/** A table's preview in a list. */
export interface Glance {
  readonly gameId: string;
  readonly seq: number;
  readonly round: number;
  readonly rounds: number;
  readonly seats: readonly SeatInfo[];
  /** Number of unread messages. */
  readonly unread?: number | undefined;
  /** Points by seat. */
  readonly points: readonly (readonly [seat: number, total: number])[];
}

/** The city so far, loaded when it scrolls into view. */
export function TableThumbnail({ glance: { gameId, seq } }: { glance: Pick<Glance, 'gameId' | 'seq'> }) {
  return (
    <CityImage
      {...{ gameId, seq }}
      size="small"
      alt=""
      width={160}
      height={148}
      className="h-auto w-40 flex-none rounded-sm border border-line bg-sunken max-sm:w-24"
    />
  );
}

/** Round and all players' points, with the symbol of each seat. */
export function GlanceFacts({ glance: { round, rounds, seats, points, unread } }: { glance: Glance }) {
  const words = useWords();
  const named = withNames(words, seats);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {unread !== undefined && (
        <strong className="text-red">{words.t('tables.list.unread', { n: unread })}</strong>
      )}
      <span className="inline-flex items-center gap-2">
        <span className="h-2 w-16 rounded-sm border border-line-dark bg-sunken" aria-hidden="true">
          <span className="block h-full bg-red" style={{ width: `${(100 * round) / rounds}%` }} />
        </span>
        {words.t('tables.list.round', { round, rounds })}
      </span>
      {points.map(([seat, total]) => (
        <span key={seat} className="inline-flex items-center gap-1">
          <Symbol name={seatIcon(seat)} />
          {seatName(words, named, seat)} <strong>{total}</strong>
        </span>
      ))}
    </span>
  );
}
