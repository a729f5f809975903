/** Adjacency in the city, which only the map as a whole shows. */
import { hexKey, neighbourOf, SIX } from '@/lib/game/engine/board/hex';
import type { PackData } from '@/lib/game/engine/pack';

/** A plaza or site across a side; sides are numbered as on tiles. */
export interface Neighbour {
  readonly side: (typeof SIX)[number];
  readonly id: string;
}

const known = new WeakMap<PackData, ReadonlyMap<string, readonly Neighbour[]>>();

/** Sites and plazas around a site or a plaza, clockwise from the north-east. */
export function neighboursOf(pack: PackData, id: string): readonly Neighbour[] {
  const all = known.get(pack) ?? makeNeighbours(pack);
  known.set(pack, all);
  return all.get(id) ?? [];
}

function makeNeighbours({ city }: PackData): ReadonlyMap<string, readonly Neighbour[]> {
  const places = [...city.plazas, ...city.sites];
  const idAt = new Map(places.map((hex) => [hexKey(hex), hex.id]));
  return new Map(
    places.map((hex) => [
      hex.id,
      SIX.flatMap((side) => {
        const id = idAt.get(hexKey(neighbourOf(hex, side)));
        return id === undefined ? [] : [{ side, id }];
      }),
    ]),
  );
}
