/**
 * Evaluating plazas (PLAZA-3, PLAZA-4, PLAZA-5, PLAZA-6, PLAZA-7, PLAZA-8, PLAZA-9, PLAZA-10, PLAZA-11,
 * PLAZA-12, PLAZA-1), and Peter Parler's pawn on them.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import { resolve } from '@/lib/game/engine/effects/resolve';
import { touchesShared } from '@/lib/game/engine/effects/tracks';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError } from '@/lib/game/engine/rejections';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { PlazaState, State } from '@/lib/game/engine/state';
import { listEntries, must } from '@/lib/game/engine/util';
import type { ItemClass } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';

/** A claim: cubes of one seat at a plaza and what the buildings under them cost (PLAZA-2, PLAZA-7). */
export interface PlazaClaim {
  readonly seat: SeatId;
  readonly cubes: number;
  readonly cost: number;
}

/**
 * Claims on a plaza in seat order. Only printed costs count, gold plus stone, unless the table adds
 * surcharges.
 */
export function claimsOn(pack: Pack, state: State, plaza: string): readonly PlazaClaim[] {
  const claims = new Map<SeatId, PlazaClaim>();
  for (const { site, tile, seat, cube } of state.buildings) {
    if (!cube || seat === undefined || must(pack.siteById, site).plaza !== plaza) continue;
    const printed = listEntries(must(pack.buildingById, tile).cost).reduce((sum, [, n]) => sum + n, 0);
    const surcharge = state.setup.options.tieIncludesSite ? must(pack.siteById, site).surcharge.gold : 0;
    const claim = claims.get(seat) ?? { seat, cubes: 0, cost: 0 };
    claims.set(seat, { seat, cubes: claim.cubes + 1, cost: claim.cost + printed + surcharge });
  }
  return [...claims.values()].sort((a, b) => a.seat - b.seat);
}

/**
 * Seats that gain both rewards: by most cubes, then by the more expensive buildings, then all that are
 * still tied (PLAZA-5, PLAZA-6, SOLO-5).
 */
export function majorityOf(claims: readonly PlazaClaim[]): readonly SeatId[] {
  const cubes = Math.max(0, ...claims.map((claim) => claim.cubes));
  const most = claims.filter((claim) => claim.cubes === cubes);
  const cost = Math.max(0, ...most.map((claim) => claim.cost));
  return most.filter((claim) => claim.cost === cost).map((claim) => claim.seat);
}

/** Completes and evaluates a plaza when its last free site has been built on. */
export function completePlazaIfFull(work: Work, seat: SeatId, plaza: string): void {
  const { sites } = must(work.pack.plazaById, plaza);
  const built = new Set(work.state.buildings.map((building) => building.site));
  if (!sites.every((site) => built.has(site))) return;
  const claims = claimsOn(work.pack, work.state, plaza);
  const both = majorityOf(claims);
  work.emit({ type: 'PlazaCompleted', plaza, seat, sites, claims, both });
  // PARLER-15: his pawn leaves a plaza that the human has completed.
  if (work.state.parler?.plaza === plaza && !isAutomatic(work.state.setup, seat)) movePawn(work, 1);
  const state = work.state.plazas.find((candidate) => candidate.plaza === plaza);
  if (!state?.face) return;
  for (const claim of clockwiseFrom(seat, claims, work.state.players.length)) {
    // PARLER-12: his cubes count for the majority, but he forfeits his rewards.
    if (isAutomatic(work.state.setup, claim.seat)) continue;
    const isBoth = both.includes(claim.seat);
    work.open({
      kind: 'plaza-reward',
      seat: claim.seat,
      plaza,
      both: isBoth,
      source: { kind: 'plaza', id: plaza },
      class: rewardClass(work, claim.seat, state, isBoth),
    });
  }
}

/**
 * PLAZA-8, R-60: at once, except that a choice that affects nothing shared may wait for its owner's turn
 * (DEV-1, R-4).
 */
function rewardClass(work: Work, seat: SeatId, plaza: PlazaState, both: boolean): ItemClass {
  const { turn, setup } = work.state;
  if (both || seat === turn.seat || !setup.options.deferPlazaRewards) return 'now';
  const { upper, lower } = rewardsOf(work.pack, plaza);
  return [upper, lower].some((reward) => touchesShared(work.pack, work.state, seat, reward))
    ? 'now'
    : 'deferred';
}

function clockwiseFrom(seat: SeatId, claims: readonly PlazaClaim[], players: number): readonly PlazaClaim[] {
  const distance = (other: SeatId): number => (other - seat + players) % players;
  return [...claims].sort((a, b) => distance(a.seat) - distance(b.seat));
}

/** Both rewards of a plaza that has a tile. */
export function rewardsOf(
  pack: Pack,
  plaza: PlazaState,
): { readonly upper: Parameters<typeof resolve>[2]; readonly lower: Parameters<typeof resolve>[2] } {
  return must(pack.plazaFaceById, plaza.face ?? '');
}

/** Gains one or both rewards of a plaza tile. */
export function takeRewards(
  work: Work,
  seat: SeatId,
  plaza: string,
  reward: 'upper' | 'lower' | 'both',
): void {
  const state = work.state.plazas.find((candidate) => candidate.plaza === plaza);
  if (!state?.face) throw new InvariantError(`plaza ${plaza} has no tile to be rewarded by`);
  const rewards = rewardsOf(work.pack, state);
  work.emit({ type: 'PlazaRewardTaken', seat, plaza, reward });
  const source = { kind: 'plaza', id: plaza } as const;
  if (reward !== 'lower') resolve(work, seat, rewards.upper, source);
  if (reward !== 'upper') resolve(work, seat, rewards.lower, source);
}

// Peter Parler's pawn on its ring of plazas (PARLER-13, PARLER-14, PARLER-15, R-49).

/** Plazas with a tile in clockwise order. */
export function plazaRing(pack: Pack): readonly string[] {
  return pack.city.plazaOrders.find((order) => order.players === 2)?.clockwise ?? [];
}

/** Sites of a plaza without a building. */
export function freeSitesAt(pack: Pack, state: State, plaza: string): readonly string[] {
  const built = new Set(state.buildings.map((building) => building.site));
  return must(pack.plazaById, plaza).sites.filter((site) => !built.has(site));
}

/**
 * Moves the pawn clockwise. It skips plazas without a free site, and leaves the board if no site is left.
 */
export function movePawn(work: Work, steps: number): void {
  const from = work.state.parler?.plaza;
  if (from === undefined || steps === 0) return;
  const ring = plazaRing(work.pack);
  const start = ring.indexOf(from) + steps;
  const ahead = ring.map((_plaza, index) => ring[(start + index) % ring.length] ?? '');
  const plaza = ahead.find((candidate) => freeSitesAt(work.pack, work.state, candidate).length > 0);
  work.emit({ type: 'ParlerPawnMoved', steps, ...(plaza === undefined ? {} : { plaza }) });
}
