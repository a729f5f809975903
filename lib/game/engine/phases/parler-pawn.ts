/** Peter Parler's pawn on its ring of plazas (PARLER-13, PARLER-14, PARLER-15, R-49). */
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import type { Work } from '@/lib/game/engine/work';

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
