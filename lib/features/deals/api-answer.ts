import { DUEL_SEATS, keyOfDuel, dayAt, dayOfDeal, type Deal } from '@/lib/features/deals/deal';
import type { DuelView } from '@/lib/features/deals/duel';
import { MY_SEAT, type DealTable } from '@/lib/features/deals/play';
import type { DealView, TodaysDeal } from '@/lib/features/deals/results';
import { namedWeek, type WeekView } from '@/lib/features/deals/week-results';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import { env } from '@/lib/platform/env';

/** The daily deal as the API returns it. */
export function dailyAnswer(stand: DealView | TodaysDeal) {
  return {
    ...ofDay(stand.deal),
    ...standAnswer(stand),
    ...('tomorrow' in stand && stand.tomorrow ? { tomorrow: ofDay(stand.tomorrow) } : {}),
  };
}

/** A duel as the API returns it. */
export function duelAnswer(stand: DuelView) {
  const { key, places, seats, tables, deal } = stand;
  const shown = tables?.map(({ place: table, gameId, ...rest }) => ({
    table,
    ...rest,
    game: gameId,
  }));
  const counts = { key, places, seats: DUEL_SEATS.find((n) => n === seats) ?? 1 };
  return { ...counts, ...promised(deal), ...standAnswer(stand), tables: shown };
}

/** The weekly deal as the API returns it. */
export function weekAnswer(stand: WeekView) {
  const { week, players, deal, endsAt, tables, next } = stand;
  return {
    week,
    players,
    ...promised(deal),
    endsAt: endsAt.toISOString(),
    ...standAnswer(stand),
    ...(tables ? { tables: tables.map(({ gameId: game, ...table }) => ({ game, ...table })) } : {}),
    ...(next ? { next: { week: namedWeek(next).week, ...promised(next) } } : {}),
  };
}

/** A newly created duel. */
export function newDuelAnswer(deal: Deal) {
  const key = keyOfDuel(deal.id) ?? '';
  const opensAt = deal.opensAt.toISOString();
  return { key, link: `${env().APP_URL}/duels/${key}`, opensAt, ...promised(deal) };
}

/** The caller's table of a deal. */
export function playedAnswer({ gameId, counts, made, joined }: DealTable) {
  const seat = joined ?? made?.seats.find(({ seat: own }) => own === MY_SEAT);
  return {
    game: { id: gameId, link: tableLink(gameId) },
    counts,
    ...(seat ? { seat: { seat: seat.seat, token: seat.token } } : {}),
  };
}

function standAnswer({ deal, isOpen, begun, finished, mine, results, seed }: DealView) {
  return {
    opensAt: deal.opensAt.toISOString(),
    isOpen,
    begun,
    finished,
    ...(mine ? { mine: entryOf(mine) } : {}),
    ...(results ? { results: results.map(({ gameId: game, ...row }) => ({ game, ...row })) } : {}),
    seed,
  };
}

const ofDay = (deal: Deal) => ({ day: dayOfDeal(deal.id) ?? dayAt(deal.startsAt), ...promised(deal) });

function promised({ commitment, createdAt }: Deal) {
  return { commitment, promisedAt: createdAt.toISOString() };
}

function entryOf({ gameId: game, finishedAt: _at, ...rest }: NonNullable<DealView['mine']>) {
  return { game, ...rest };
}
