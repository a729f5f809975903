import { dayOfDeal, type Deal } from '@/lib/features/daily/deal';
import type { DealStand, Today } from '@/lib/features/daily/results';
import { dayAt } from '@/lib/features/daily/deal';

/** The deal of a day as programs are told of it. */
export function dailyAnswer(stand: DealStand | Today) {
  const { deal, isOpen, begun, finished, mine, results, seed } = stand;
  return {
    ...promised(deal),
    opensAt: deal.opensAt.toISOString(),
    isOpen,
    begun,
    finished,
    ...(mine ? { mine: entryOf(mine) } : {}),
    ...(results ? { results: results.map(({ gameId: game, ...row }) => ({ game, ...row })) } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...('tomorrow' in stand ? { tomorrow: promised(stand.tomorrow) } : {}),
  };
}

function promised({ id, commitment, createdAt, startsAt }: Deal) {
  return { day: dayOfDeal(id) ?? dayAt(startsAt), commitment, promisedAt: createdAt.toISOString() };
}

function entryOf({ gameId: game, finishedAt: _at, ...rest }: NonNullable<DealStand['mine']>) {
  return { game, ...rest };
}
