import type { Pack } from '@/lib/game/engine/pack-index';
import { namesOf, titleOf } from '@/lib/game/wording/names';
import { describeCost, describePoints } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';

/** A place with its extra cost and points. */
export function placeWords(words: Wording, pack: Pack, place: string): string {
  const site = namesOf(pack).sites.get(place);
  if (!site) return titleOf(words, pack, place);
  const surcharge =
    site.surcharge.gold > 0 ? [words.t('position.more', { cost: describeCost(words, site.surcharge) })] : [];
  const points = site.points > 0 ? [describePoints(words, site.points)] : [];
  const district = words.t(site.district === 'old-town' ? 'moves.oldTown' : 'moves.newTown');
  return `${titleOf(words, pack, place)} (${[district, ...surcharge, ...points].join(', ')})`;
}
