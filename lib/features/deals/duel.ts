import 'server-only';
import { newGameId } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { duelId, dealSetup, keyOfDuel, type Deal, type DuelSeats } from './deal';
import { findDeal, openDeal } from './deal-store';
import { drawDeal } from './deals';
import { findEntry, placesTaken } from './entry-store';
import { playDeal, type DealTable, type DealPlayer } from './play';
import type { DealOutcome } from './refusals';
import { loadDealView, type DealView } from './results';
import { sitAtTables, loadDuelTables, type DuelTable } from './tables';

const DAY_MS = 86_400_000;

/**
 * The number of tables with the same setup, of players at each, and of days until it opens at the latest.
 */
export interface NewDuel {
  readonly places: number;
  /** 1 by default: alone against Parler. */
  readonly seats?: DuelSeats | undefined;
  readonly days: number;
}

/** A duel as the reader can see it now. */
export interface DuelView extends DealView {
  /** As in its address. */
  readonly key: string;
  readonly places: number;
  /** Players at each table. */
  readonly seats: number;
  /** Only with several players at each table. */
  readonly tables?: readonly DuelTable[];
}

/** Draws the deal of a duel; its commitment is public from now on. */
export async function makeDuel(
  { places, days, seats = 1 }: NewDuel,
  clock: Clock = systemClock,
): Promise<Deal> {
  const at = clock.now();
  const deal = {
    id: duelId(newGameId()),
    kind: 'duel' as const,
    setup: dealSetup(seats),
    startsAt: at,
    opensAt: new Date(at.getTime() + days * DAY_MS),
    places,
  };
  return drawDeal(deal, clock);
}

/** A duel for a reader; undefined if the key is unknown. Once all have played, it is open. */
export async function loadDuelView(
  key: string,
  userId: string | undefined,
  clock: Clock = systemClock,
): Promise<DuelView | undefined> {
  const found = await findDuel(key);
  if (!found) return undefined;
  await openOnceDone(found, clock);
  const deal = (await findDuel(key)) ?? found;
  const { places, setup } = deal;
  const stand = await (setup.players > 1 ? loadDuelTables : loadDealView)(deal, userId, clock);
  return { ...stand, key, places, seats: setup.players };
}

/**
 * The table of a player in a duel: their own, or a new one in a free place; with several players at a
 * table, a seat at one. A player of a solo duel can play it again for fun; a latecomer is refused.
 */
export async function playDuel(
  key: string,
  player: DealPlayer,
  clock: Clock = systemClock,
  table?: number,
): Promise<DealOutcome<DealTable>> {
  const deal = await findDuel(key);
  if (!deal) return { ok: false, error: { kind: 'unknown-deal' } };
  if (deal.setup.players > 1) return sitAtTables(deal, player, table, clock);
  if (await findEntry(deal.id, player.userId))
    return { ok: true, value: await playDeal(deal, player, clock) };
  if (clock.now() >= deal.opensAt) return { ok: false, error: { kind: 'deal-over' } };
  return takePlace(deal, player, clock);
}

/** Takes the next free place, or the one after if another player takes it at the same moment. */
async function takePlace(deal: Duel, player: DealPlayer, clock: Clock): Promise<DealOutcome<DealTable>> {
  for (;;) {
    const place = await freePlace(deal);
    if (place === undefined) return { ok: false, error: { kind: 'deal-full' } };
    try {
      return { ok: true, value: await playDeal(deal, player, clock, place) };
    } catch (error) {
      if ((await freePlace(deal)) === place) throw error;
    }
  }
}

async function freePlace({ id, places }: Duel): Promise<number | undefined> {
  const taken = new Set((await placesTaken(id)).map(({ place }) => place));
  return Array.from({ length: places }, (_, i) => i + 1).find((place) => !taken.has(place));
}

interface Duel extends Deal {
  readonly places: number;
}

async function findDuel(key: string): Promise<Duel | undefined> {
  const id = duelId(key);
  const deal = keyOfDuel(id) === undefined ? undefined : await findDeal(id);
  return deal?.places === undefined ? undefined : { ...deal, places: deal.places };
}

/** Whether the key belongs to a duel. */
export async function isDuel(key: string): Promise<boolean> {
  return (await findDuel(key)) !== undefined;
}

/** Opens the deal once every place is taken and all games are over: there is nothing to wait for. */
async function openOnceDone(deal: Duel, clock: Clock): Promise<void> {
  const now = clock.now();
  if (now >= deal.opensAt || (await readOnlyUntil())) return;
  const taken = await placesTaken(deal.id);
  const areDone = taken.every(({ isDone }) => isDone);
  // Games that finished in this very millisecond count too.
  if (taken.length >= deal.places && areDone) await openDeal(deal.id, new Date(now.getTime() + 1));
}
