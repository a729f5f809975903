/** The whole board as text. */
import type { SeatId } from '@/lib/game/engine/commands';
import { cityZone } from './city';
import { craneZone } from './crane';
import { gridZones } from './grids';
import { doableAt, holdingsZone, playerZones } from './players';
import { roadZone } from './road';
import { rowsZone } from './rows';
import { supplyZone } from './supply';
import type { TextContext, TextZone } from './zone';

/** All zones of a position: first those where a turn begins, last the player boards. */
export function zonesOf(on: TextContext, me: SeatId | undefined): readonly TextZone[] {
  const doable = doableAt(on);
  return [
    holdingsZone(on),
    craneZone(on, doable),
    cityZone(on, doable),
    rowsZone(on, doable),
    ...gridZones(on, doable),
    roadZone(on, doable),
    supplyZone(on, doable),
    ...playerZones(on, me),
  ];
}
