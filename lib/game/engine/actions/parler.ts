/** The human's choices for Peter Parler (DEC-35, DEC-36). */
import { SLOTS } from '@/lib/game/engine/board/rows';
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { parlerPlacements, placeParlerBuilding } from '@/lib/game/engine/phases/parler-building';
import { freeSitesAt, plazaRing } from '@/lib/game/engine/phases/parler-pawn';
import { reject } from '@/lib/game/engine/rejections';
import { itemsOf, mustItem, type Rule } from '@/lib/game/engine/rule';
import { ROWS } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';

/** DEC-35: the pawn on a plaza and a cube on one tile of each row (PARLER-4). */
export const setParlerMarkers: Rule<CommandOf<'SetParlerMarkers'>> = {
  answers: 'parler-markers',
  refuse({ pack, state }, seat, { plaza, slots }) {
    if (itemsOf(state, seat, 'parler-markers').length === 0) return reject('no-open-item', 'PARLER-4');
    if (!plazaRing(pack).includes(plaza)) return reject('unknown-plaza', 'R-49', { plaza });
    if (freeSitesAt(pack, state, plaza).length === 0) return reject('plaza-complete', 'PARLER-14', { plaza });
    const empty = ROWS.find((row) => !state.rows[row].slots[slots[row]]);
    return empty ? reject('slot-empty', 'PARLER-4', { row: empty, slot: slots[empty] }) : undefined;
  },
  candidates({ pack, state }, seat) {
    // There are about five hundred candidates, so they are computed only on demand.
    if (itemsOf(state, seat, 'parler-markers').length === 0) return [];
    return plazaRing(pack).flatMap((plaza) =>
      SLOTS.flatMap((upgrade) =>
        SLOTS.flatMap((wall) =>
          SLOTS.map((building) => ({
            type: 'SetParlerMarkers' as const,
            plaza,
            slots: { upgrade, wall, building },
          })),
        ),
      ),
    );
  },
};

export function decideSetParlerMarkers(
  work: Work,
  seat: SeatId,
  { plaza, slots }: CommandOf<'SetParlerMarkers'>,
): void {
  work.close(mustItem(work.state, seat, 'parler-markers'), 'answered');
  work.emit({ type: 'ParlerMarkersSet', plaza, markers: slots });
}

/** DEC-36. */
export const placeBuildingForParler: Rule<CommandOf<'PlaceParlerBuilding'>> = {
  answers: 'parler-building',
  refuse({ pack, state }, seat, { site, rotation }) {
    const [item] = itemsOf(state, seat, 'parler-building');
    if (!item) return reject('no-open-item', 'PARLER-9');
    const isLegal = parlerPlacements(pack, state, item.tile).some(
      (p) => p.site === site && p.rotation === rotation,
    );
    return isLegal ? undefined : reject('parler-place', 'PARLER-10', { site });
  },
  candidates: ({ pack, state }, seat) =>
    itemsOf(state, seat, 'parler-building').flatMap((item) =>
      parlerPlacements(pack, state, item.tile).map((placement) => ({
        type: 'PlaceParlerBuilding' as const,
        ...placement,
      })),
    ),
  exact: true,
};

export function decidePlaceParlerBuilding(
  work: Work,
  _seat: SeatId,
  { site, rotation }: CommandOf<'PlaceParlerBuilding'>,
): void {
  placeParlerBuilding(work, { site, rotation });
}
