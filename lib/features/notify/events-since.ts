import 'server-only';
import { loadPack } from '@/lib/features/boxes/load-pack';
import { logCacheOf } from '@/lib/features/history/log-cache';
import type { LogRow } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { recapOf, type Recap } from '@/lib/game/recap/recap';
import { seatName, type SeatName } from '@/lib/game/wording/names';
import { describeCard, describeMeanings } from '@/lib/game/wording/recap';
import { actorsAt, type Helper, type Tenure } from '@/lib/game/wording/seat-names';
import { describePoints } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';
import type { WordedMessage } from '@/lib/platform/outbox/worded-message';

/** The events at a table since the last turn of a seat, up to the row of a message. */
export interface EventsSince {
  readonly pack: Pack;
  readonly seat: SeatId;
  /** The public position after that row. */
  readonly state: State;
  readonly head: string;
  /** The last row of the seat's own turn; before its first turn 1, the setup. */
  readonly from: number;
  readonly news: readonly LogRow[];
  /** The turns of the others and their effects; missing if there were none. */
  readonly recap?: Recap | undefined;
}

type ToldMessage = Pick<StoredMessage, 'gameId' | 'seq' | 'seat' | 'pack'>;

/** Reads the events since the seat's last own turn, without undone ones. */
export async function sinceOwnTurn({ gameId, seq, seat, pack: of }: ToldMessage): Promise<EventsSince> {
  const logCache = await logCacheOf(gameId, { seq });
  const rows = logCache.logTo(seq);
  const state = logCache.stateAfter(seq);
  if (!state) throw new Error(`game ${gameId} has no row ${seq}`);
  const own = rows.findLastIndex((row) => endsTurnOf(row, seat));
  const after = rows.slice(own < 0 ? 1 : own + 1);
  const pack = await loadPack(of);
  return {
    pack,
    seat,
    state,
    head: logCache.hashOf(seq) ?? '',
    from: own < 0 ? 1 : own + 1,
    news: after.filter((row) => !row.undone && row.seat !== undefined && row.command.type !== 'Undo'),
    recap: recapOf(pack, { rows, stateAfter: (at) => logCache.stateAfter(at) }, seat),
  };
}

function endsTurnOf({ events, undone }: LogRow, seat: SeatId): boolean {
  return !undone && events.some((event) => event.type === 'TurnEnded' && event.seat === seat);
}

/** The current and former players of a table, with names. */
export interface People {
  readonly seats: readonly SeatName[];
  readonly tenures: readonly Tenure[];
  /** Those who made rows for a holder. */
  readonly helpers: readonly Helper[];
}

/**
 * The events as the page words them: first their effect on the reader, then a section per turn, and the
 * points scored in that time.
 */
export function newsSections(
  words: Wording,
  people: People,
  since: EventsSince,
): Pick<WordedMessage, 'opening' | 'sections'> {
  const { seats } = people;
  const { pack, state, news, recap, seat } = since;
  const { t } = words;
  const tell = { words, pack, seats, side: state.setup.variant.actionSide };
  const points = pointsIn(news.flatMap((row) => row.events)).map(([who, n]) =>
    t('mail.pointsLine', {
      name: seatName(words, seats, who),
      n,
      points: describePoints(words, state.players[who]?.score ?? 0),
    }),
  );
  const forMe = recap ? describeMeanings(tell, seat, recap.meanings) : [];
  const sections = [
    ...(recap?.cards ?? []).map((card) =>
      describeCard({ ...tell, seats: actorsAt(people, card.to, card.from) }, card),
    ),
    { title: t('mail.points'), lines: points },
  ].filter((section) => section.lines.length > 0);
  return { ...(forMe.length > 0 ? { opening: { title: t('recap.forMe'), lines: forMe } } : {}), sections };
}

function pointsIn(events: readonly Event[]): [SeatId, number][] {
  const bySeat = new Map<SeatId, number>();
  for (const event of events)
    if (event.type === 'Scored') bySeat.set(event.seat, (bySeat.get(event.seat) ?? 0) + event.points);
  return [...bySeat].sort(([a], [b]) => a - b);
}
