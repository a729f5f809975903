/** The whole city in words, next to the drawing and next to an enlarged plaza. */
import type { Plaza } from '@/lib/game/engine/pack';
import type { PlacedBuilding } from '@/lib/game/engine/state';
import type { Labelling } from '../labelling';
import { nameOf, namesOf, seatName, type SeatName } from '../names';
import { describeCost, describePoints } from '../terms';
import { plazaClaims, plazaRewards } from './city';

/** The city: each plaza with its rewards, sites and claims. */
export function cityWords(on: Labelling, seats: readonly SeatName[]): string[] {
  return on.pack.city.plazas.map((plaza) => {
    const { rewards, sites, claims } = plazaParts(on, seats, plaza);
    return [rewards, sites.join('; '), ...claims].join('. ');
  });
}

interface PlazaParts {
  readonly rewards: string;
  readonly sites: readonly string[];
  /** One line if any seat has a claim, otherwise empty. */
  readonly claims: readonly string[];
}

/** The words of a plaza as separate parts. */
export function plazaParts(on: Labelling, seats: readonly SeatName[], plaza: Plaza): PlazaParts {
  return {
    rewards: plazaRewards(on, plaza),
    sites: plaza.sites.map((site) => siteWords(on, seats, site)),
    claims: plazaClaims(on, seats, plaza),
  };
}

/** A site: the cost and gains of building there, or its building. */
export function siteWords(on: Labelling, seats: readonly SeatName[], site: string): string {
  const { words, pack, state } = on;
  const built = state.buildings.find((entry) => entry.site === site);
  if (built) return buildingWords(on, seats, built);
  const spec = namesOf(pack).sites.get(site);
  return [
    words.t('position.siteFree', { site: nameOf(words, pack, site) }),
    ...(spec && spec.surcharge.gold > 0
      ? [words.t('position.more', { cost: describeCost(words, spec.surcharge) })]
      : []),
    ...(spec && spec.points > 0 ? [describePoints(words, spec.points)] : []),
  ].join(', ');
}

function buildingWords(
  { words, pack }: Labelling,
  seats: readonly SeatName[],
  built: PlacedBuilding,
): string {
  const told = { site: nameOf(words, pack, built.site), building: nameOf(words, pack, built.tile) };
  if (built.seat === undefined) return words.t('position.builtBefore', told);
  const name = seatName(words, seats, built.seat);
  return words.t('position.builtBy', { ...told, name, cube: built.cube ? 'yes' : 'no' });
}
