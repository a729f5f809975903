/** Where Peter Parler's building may go, and putting it there (PARLER-9, PARLER-10, PARLER-11, PARLER-12). */
import { cityContacts } from '@/lib/game/engine/board/contacts';
import { SIX } from '@/lib/game/engine/board/hex';
import type { Rotation } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { mustItem } from '@/lib/game/engine/rule';
import type { State } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import type { Work } from '@/lib/game/engine/work';
import { freeSitesAt } from './parler-pawn';
import { completePlazaIfFull } from './plaza';

/** The human seat, which chooses where he builds. */
const HUMAN = 0;

export interface ParlerPlacement {
  readonly site: string;
  readonly rotation: Rotation;
}

/**
 * Free sites at the pawn's plaza in every orientation; if some match a blue corner, only those (PARLER-10).
 */
export function parlerPlacements(pack: Pack, state: State, tile: string): readonly ParlerPlacement[] {
  const plaza = state.parler?.plaza;
  if (plaza === undefined) return [];
  const all = freeSitesAt(pack, state, plaza).flatMap((site) => SIX.map((rotation) => ({ site, rotation })));
  const matching = all.filter(
    ({ site, rotation }) => cityContacts(pack, state, site, tile, rotation).length > 0,
  );
  return matching.length > 0 ? matching : all;
}

/**
 * Places the building that he took, with one of his cubes if it has a cube space; no one pays or scores
 * (PARLER-11).
 */
export function placeParlerBuilding(work: Work, { site, rotation }: ParlerPlacement): void {
  const item = mustItem(work.state, HUMAN, 'parler-building');
  const { cubeSpace } = must(work.pack.buildingById, item.tile);
  work.close(item, 'answered');
  work.emit({
    type: 'BuildingPlaced',
    seat: 1,
    tile: item.tile,
    site,
    rotation,
    cube: cubeSpace && work.player(1).cubes > 0,
  });
  work.emit({ type: 'ParlerStageReached', stage: 'after-tile' });
  completePlazaIfFull(work, 1, must(work.pack.siteById, site).plaza);
}
