/** Construct a Building (BUILD, BUILD-2, BUILD-7, BUILD-11, BUILD-14). */
import { cityContacts } from '@/lib/game/engine/board/contacts';
import { SIX } from '@/lib/game/engine/board/hex';
import { tileIn } from '@/lib/game/engine/board/rows';
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { fireAbilities, payCost, scorePoints } from '@/lib/game/engine/effects/gain';
import { refusePayment } from '@/lib/game/engine/effects/payment';
import { resolve } from '@/lib/game/engine/effects/resolve';
import type { BuildingTile, Site } from '@/lib/game/engine/pack';
import { completePlazaIfFull } from '@/lib/game/engine/phases/plaza';
import { reject } from '@/lib/game/engine/rejections';
import { currentPerformance, playerAt, type Rule } from '@/lib/game/engine/rule';
import { must } from '@/lib/game/engine/util';
import type { Work } from '@/lib/game/engine/work';
import { finishPerformance } from './declare';
import {
  goodsAfterTile,
  mayKeepCube,
  payableSites,
  payableSlots,
  reduceCost,
  surchargeOf,
  tileCost,
} from './feasible';
import { refuseSlot, takeTile } from './rows';
import { gainCorners } from './upgrade';

/** DEC-17, in the order of BUILD-13 (BUILD-9, R-6, R-7, R-8, BUILD-4). */
export const placeBuilding: Rule<CommandOf<'PlaceBuilding'>> = {
  refuse(game, seat, { slot, site: id, keepCube }) {
    const { state, pack } = game;
    const current = currentPerformance(state);
    if (current?.action !== 'construct-building')
      return reject('not-declared', 'TURN-6', { action: 'construct-building' });
    const { discount } = current;
    const refusal =
      refuseSlot(state, 'building', slot) ??
      refusePayment(
        playerAt(game, seat).goods,
        reduceCost(tileCost(pack, state, 'building', slot), discount),
        'BUILD-1',
      );
    if (refusal) return refusal;
    const site = pack.siteById.get(id);
    if (!site) return reject('unknown-site', 'BUILD-3', { site: id });
    if (state.buildings.some((building) => building.site === id))
      return reject('site-taken', 'BUILD-3', { site: id });
    const surcharge = surchargeOf(site, tileCost(pack, state, 'building', slot), discount);
    const left = goodsAfterTile(pack, state, seat, slot, discount);
    return (
      refusePayment(left, { gold: surcharge }, 'BUILD-5', { site: id }) ??
      (keepCube && !mayKeepCube(pack, state, seat, slot, discount)
        ? reject('no-cube-choice', 'R-65')
        : undefined)
    );
  },
  candidates(game, seat) {
    const current = currentPerformance(game.state);
    if (current?.action !== 'construct-building') return [];
    return payableSlots(game.pack, game.state, seat, 'building', current).flatMap((slot) => {
      const mayKeep = mayKeepCube(game.pack, game.state, seat, slot, current.discount);
      return payableSites(game.pack, game.state, seat, slot, current.discount).flatMap((site) =>
        SIX.flatMap((rotation): CommandOf<'PlaceBuilding'>[] => {
          const here = { type: 'PlaceBuilding', slot, site: site.id, rotation } as const;
          return mayKeep ? [here, { ...here, keepCube: true }] : [here];
        }),
      );
    });
  },
  exact: true,
};

export function decidePlaceBuilding(
  work: Work,
  seat: SeatId,
  { slot, site: id, rotation, keepCube }: CommandOf<'PlaceBuilding'>,
): void {
  const discount = currentPerformance(work.state)?.discount;
  const site = must(work.pack.siteById, id);
  const source = { kind: 'building', id: tileIn(work.state, 'building', slot) } as const;
  payCost(work, seat, reduceCost(tileCost(work.pack, work.state, 'building', slot), discount), source);
  const tile = must(work.pack.buildingById, takeTile(work, seat, 'building', slot));
  resolve(work, seat, tile.gain, source);
  payCost(work, seat, { gold: surchargeOf(site, tile.cost, discount) }, { kind: 'site', id });
  const contacts = cityContacts(work.pack, work.state, id, tile.id, rotation);
  // BUILD-8: an available cube has to be placed, unless it is the only one and a seal may have it.
  const cube = tile.cubeSpace && work.player(seat).cubes > 0 && !keepCube;
  work.emit({ type: 'BuildingPlaced', seat, tile: tile.id, site: id, rotation, cube });
  scorePoints(work, seat, site.points, { kind: 'site', id });
  gainCorners(work, seat, 'blue-token', contacts);
  afterBuilding(work, seat, tile, site);
  finishPerformance(work, seat);
  completePlazaIfFull(work, seat, site.plaza);
}

/**
 * BUILD-10 for buildings without cube space, the abilities of TECH-II4 and II5, and the Cathedral move
 * (BUILD-12).
 */
function afterBuilding(work: Work, seat: SeatId, tile: BuildingTile, site: Site): void {
  if (!tile.cubeSpace) {
    const around = work.state.buildings.filter(
      (building) => must(work.pack.siteById, building.site).plaza === site.plaza,
    );
    scorePoints(work, seat, around.length, { kind: 'plaza-buildings', id: site.plaza });
  }
  fireAbilities(work, seat, tile.icon ? 'building-with-icon' : 'building-without-icon');
  if (tile.icon) resolve(work, seat, { kind: 'cathedral-step', n: 1 }, { kind: 'building', id: tile.id });
}
