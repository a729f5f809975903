import 'server-only';
import { SitsElsewhere } from '@/lib/features/table/new-table/one-table-store';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { spanOfWeek, weekAt, type Deal, type WeekPlayers } from './deal';
import { begunDeal } from './deals';
import { dealTable, type DealTable, type DealPlayer } from './play';
import type { DealOutcome } from './refusals';
import { ownTableOf } from './table-store';

/** The size and the week of the deal; this week by default. */
export interface WeekRequest {
  readonly players: WeekPlayers;
  readonly week?: string | undefined;
}

/**
 * The table of a player on the deal of a week: their own, or a new one for friends during the week. A
 * player who has finished plays it again for fun, with computers.
 */
export async function playWeek(
  { players, week = '' }: WeekRequest,
  player: DealPlayer,
  clock: Clock = systemClock,
): Promise<DealOutcome<DealTable>> {
  const asked = week === '' ? weekAt(clock.now()) : week;
  const deal = await begunDeal(players, asked, clock);
  if (!deal) return { ok: false, error: { kind: 'unknown-deal' } };
  const own = await ownTableOf(deal.id, player.userId);
  if (own?.status === 'running') return { ok: true, value: { gameId: own.gameId, counts: true } };
  if (own) return forFun(deal, player, clock);
  if (clock.now() >= spanOfWeek(asked).endsAt) return { ok: false, error: { kind: 'deal-over' } };
  return openTable(deal, player, clock);
}

async function forFun(deal: Deal, player: DealPlayer, clock: Clock): Promise<DealOutcome<DealTable>> {
  const made = await dealTable(deal, player, clock, 'known');
  return { ok: true, value: { gameId: made.gameId, counts: false, made } };
}

async function openTable(deal: Deal, player: DealPlayer, clock: Clock): Promise<DealOutcome<DealTable>> {
  try {
    const made = await dealTable(deal, player, clock, { place: undefined });
    return { ok: true, value: { gameId: made.gameId, counts: true, made } };
  } catch (error) {
    // They have opened one, or sat down elsewhere, at the same moment; or they have left a table of it.
    const own = await ownTableOf(deal.id, player.userId);
    if (own) return { ok: true, value: { gameId: own.gameId, counts: true } };
    if (error instanceof SitsElsewhere) return { ok: false, error: { kind: 'deal-known' } };
    throw error;
  }
}
