import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import type { Event } from '@/lib/engine/events';
import type { Pack } from '@/lib/engine/pack-index';
import { replay } from '@/lib/engine/replay';
import type { State } from '@/lib/engine/state';
import type { Wording } from '@/lib/i18n/wording';
import type { Section } from '@/lib/outbox/notice';
import { packFor } from '@/lib/rulesets';
import { entryOf, logRowsOf } from '@/lib/service/log-rows';
import type { LogRow } from '@/lib/service/table-view';
import type { StoredMessage } from '@/lib/store/delivery-store';
import { readLog } from '@/lib/store/log-store';
import { describeRow, joinLines } from '@/lib/wording/events';
import { seatName, type SeatName } from '@/lib/wording/names';
import { describePoints } from '@/lib/wording/terms';

/** What happened at a table since the last own turn of a seat, up to the row that a message tells of. */
export interface Since {
  readonly pack: Pack;
  /** The public position after that row. */
  readonly state: State;
  readonly head: string;
  /** The last row of the seat's own turn; 1, the set-up, before its first. */
  readonly from: number;
  readonly news: readonly LogRow[];
  /** Whether the seat has had a turn. */
  readonly hasPlayed: boolean;
}

type Told = Pick<StoredMessage, 'gameId' | 'seq' | 'seat' | 'pack'>;

/** Reads what happened since the last own turn of a seat; what was taken back is left out. */
export async function sinceOwnTurn({ gameId, seq, seat, pack }: Told): Promise<Since> {
  const stored = await readLog(gameId, 1, seq);
  const rows = logRowsOf(stored);
  const own = rows.findLastIndex((row) => endsTurnOf(row, seat));
  const after = rows.slice(own < 0 ? 1 : own + 1);
  return {
    ...{ pack: packFor(pack.id, pack.version), state: replay(stored.map(entryOf)).state },
    ...{ head: rows.at(-1)?.hash ?? '', from: own < 0 ? 1 : own + 1, hasPlayed: own >= 0 },
    news: after.filter((row) => !row.undone && row.seat !== undefined && row.command.type !== 'Undo'),
  };
}

function endsTurnOf({ events, undone }: LogRow, seat: SeatId): boolean {
  return !undone && events.some((event) => event.type === 'TurnEnded' && event.seat === seat);
}

/** The news in words, one line per step, and who has scored how much in that time. */
export function newsSections(words: Wording, seats: readonly SeatName[], since: Since): Section[] {
  const { pack, state, news } = since;
  const { t } = words;
  const tell = { words, pack, seats, side: state.setup.variant.actionSide };
  const lines = news.map((row) => joinLines(describeRow(tell, row)));
  const points = pointsIn(news.flatMap((row) => row.events)).map(([seat, n]) =>
    t('mail.pointsLine', {
      ...{ name: seatName(words, seats, seat), n },
      points: describePoints(words, state.players[seat]?.score ?? 0),
    }),
  );
  return [
    { title: t(since.hasPlayed ? 'mail.since' : 'mail.sofar'), lines },
    { title: t('mail.points'), lines: points },
  ].filter((section) => section.lines.length > 0);
}

function pointsIn(events: readonly Event[]): [SeatId, number][] {
  const bySeat = new Map<SeatId, number>();
  for (const event of events)
    if (event.type === 'Scored') bySeat.set(event.seat, (bySeat.get(event.seat) ?? 0) + event.points);
  return [...bySeat].sort(([a], [b]) => a - b);
}
