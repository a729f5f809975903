/** The city in words, place by place (for the whole city, see city-lists.ts). */
import type { Plaza } from '@/lib/game/engine/pack';
import type { PlacedBuilding } from '@/lib/game/engine/state';
import type { Labelling } from '../labelling';
import { nameOf, namesOf, seatName, titleOf, type SeatName } from '../names';
import { describeAmount, describeCost, describeEffect, describePoints } from '../terms';
import { neighboursOf } from './neighbours';

/** A plaza as a link text: its rewards and claims. */
export function plazaSentence(on: Labelling, seats: readonly SeatName[], plaza: Plaza): string {
  return [plazaRewards(on, plaza), ...plazaClaims(on, seats, plaza)].join('. ');
}

/** The name of a plaza, and its rewards. */
export function plazaRewards(on: Labelling, plaza: Plaza): string {
  const { words, pack, state } = on;
  const evaluated = state.plazas.find((entry) => entry.plaza === plaza.id)?.evaluated;
  const told = { plaza: titleOf(words, pack, plaza.id), rewards: rewardWords(on, plaza) };
  return words.t(evaluated ? 'position.plazaEvaluated' : 'position.plaza', told);
}

function rewardWords({ words, pack, state }: Labelling, plaza: Plaza): string {
  const placed = state.plazas.find((entry) => entry.plaza === plaza.id);
  const face = pack.plazas.tiles.flatMap((tile) => tile.faces).find((entry) => entry.id === placed?.face);
  if (!face) return words.t('position.noTile');
  const [upper, lower] = [describeEffect(words, face.upper), describeEffect(words, face.lower)];
  return words.t('position.plazaRewards', { upper, lower });
}

/** The building on a site, or its surcharge, without the site's name. */
export function siteState(on: Labelling, seats: readonly SeatName[], site: string): string {
  const { words, pack, state } = on;
  const built = state.buildings.find((entry) => entry.site === site);
  if (built) return builtState(on, seats, built);
  const spec = namesOf(pack).sites.get(site);
  return [
    words.t('position.stateFree'),
    ...(spec && spec.surcharge.gold > 0
      ? [words.t('position.stateMore', { cost: describeCost(words, spec.surcharge) })]
      : []),
    ...(spec && spec.points > 0 ? [describePoints(words, spec.points)] : []),
  ].join(', ');
}

function builtState(
  { words, pack }: Labelling,
  seats: readonly SeatName[],
  { tile, seat, cube }: PlacedBuilding,
): string {
  const building = nameOf(words, pack, tile);
  if (seat === undefined) return words.t('position.stateBefore', { building });
  const name = seatName(words, seats, seat);
  return words.t('position.stateBuilt', { building, name, cube: cube ? 'yes' : 'no' });
}

/** A site as a link text: its name, building and surroundings. */
export function siteSentence(on: Labelling, seats: readonly SeatName[], site: string): string {
  const { words, pack } = on;
  const places = neighboursOf(pack, site).map(({ id }) => nameOf(words, pack, id));
  return [
    titleOf(words, pack, site),
    siteState(on, seats, site),
    words.t('position.borders', { places: words.list([...new Set(places)]) }),
  ].join(', ');
}

/** The claims on a plaza in one sentence, if there are any. */
export function plazaClaims({ words, state }: Labelling, seats: readonly SeatName[], plaza: Plaza): string[] {
  const cubes = new Map<number, number>();
  for (const { site, seat, cube } of state.buildings) {
    if (seat !== undefined && cube && plaza.sites.includes(site)) cubes.set(seat, (cubes.get(seat) ?? 0) + 1);
  }
  if (cubes.size === 0) return [];
  const claims = [...cubes].map(
    ([seat, n]) => `${seatName(words, seats, seat)} ${describeAmount(words, 'cube', n)}`,
  );
  return [words.t('position.claims', { claims: words.list(claims) })];
}
