/** Derives the divisions and tables of a season from its seed and its people. */
import { keyedShuffle } from '@/lib/game/engine/random';
import type { DivisionPlace, Entrant, Pairing, Season } from './competition';
import { divisionTables } from './division';
import { divideByLadder } from './ladder';

/** The places and fixtures of a season. */
export interface SeasonStart {
  readonly places: readonly DivisionPlace[];
  readonly fixtures: readonly Pairing[];
}

/** A season has one stage. */
const STAGE = 1;

/**
 * The divisions of these entrants, their lots, and all fixtures; the order of `entrants` does not matter.
 */
export function startSeason(
  { size, seed, ladder }: Pick<Season, 'size' | 'seed' | 'ladder'>,
  entrants: readonly Pick<Entrant, 'id' | 'key'>[],
): SeasonStart {
  const ids = new Map(entrants.map(({ key, id }) => [key, id]));
  const divisions = divideByLadder([...ids.keys()], ladder, { size, seed }).map((keys, i) =>
    keyedShuffle(seed, `division/${i + 1}`, keys).flatMap((key) => ids.get(key) ?? []),
  );
  return {
    places: divisions.flatMap((drawn, i) => drawn.map((id, lot) => ({ id, division: i + 1, lot }))),
    fixtures: divisions.flatMap((drawn, i) =>
      divisionTables(drawn.length, size).map((table, number) => ({
        id: [STAGE, i + 1, number + 1].join('.'),
        entrants: table.flatMap((lot) => drawn[lot] ?? []),
      })),
    ),
  };
}
