import { DUEL_SEATS, keyOfDuel, dayAt, dayOfDeal, type Deal } from '@/lib/features/deals/deal';
import type { DuelView } from '@/lib/features/deals/duel';
import { MY_SEAT, type DealTable } from '@/lib/features/deals/play';
import type { DealView } from '@/lib/features/deals/results';
import { namedWeek, type WeekView } from '@/lib/features/deals/week-results';
import { linkedTable } from '@/lib/features/table/new-table/linked-table';
import { env } from '@/lib/platform/env';

/** The daily deal as the API returns it. */
export function dailyAnswer(stand: DealView) {
  return {
    ...ofDay(stand.deal),
    ...standAnswer(stand),
    tomorrow: stand.next ? ofDay(stand.next) : null,
  };
}

/** A duel as the API returns it. */
export function duelAnswer(stand: DuelView) {
  const { key, places, seats, tables, deal } = stand;
  const shown = tables?.map(({ place: table, ...rest }) => ({ table, ...rest }));
  const counts = { key, places, seats: DUEL_SEATS.find((n) => n === seats) ?? 1 };
  return { ...counts, ...promised(deal), ...standAnswer(stand), tables: shown };
}

/** The weekly deal as the API returns it. */
export function weekAnswer(stand: WeekView) {
  const { deal, tables, next } = stand;
  return {
    ...stand,
    ...promised(deal),
    ...standAnswer(stand),
    tables,
    next: next && { week: namedWeek(next).week, ...promised(next) },
  };
}

/** A newly created duel. */
export function newDuelAnswer(deal: Deal) {
  const key = keyOfDuel(deal.id) ?? '';
  return { key, link: `${env().APP_URL}/duels/${key}`, opensAt: deal.opensAt, ...promised(deal) };
}

/** The caller's table of a deal. */
export function playedAnswer({ gameId, counts, made, joined }: DealTable) {
  const seat = joined ?? made?.seats.find(({ seat: own }) => own === MY_SEAT);
  return {
    ...linkedTable(gameId),
    counts,
    seat,
  };
}

function standAnswer({ deal, isOpen, begun, finished, mine, results, seed }: DealView) {
  return {
    opensAt: deal.opensAt,
    isOpen,
    begun,
    finished,
    mine,
    results,
    seed,
  };
}

const ofDay = (deal: Deal) => ({ day: dayOfDeal(deal.id) ?? dayAt(deal.startsAt), ...promised(deal) });

function promised({ commitment, createdAt }: Deal) {
  return { commitment, promisedAt: createdAt };
}
