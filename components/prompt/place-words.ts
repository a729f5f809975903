/** Places for tiles in words. */
import type { Pack } from '@/lib/engine/pack-index';
import { capital } from '@/lib/wording/grammar';
import { nameOf, namesOf } from '@/lib/wording/names';
import { describeCost, describePoints } from '@/lib/wording/terms';

/** A place with what building there costs and scores in addition. */
export function placeWords(pack: Pack, place: string): string {
  const site = namesOf(pack).sites.get(place);
  if (!site) return capital(nameOf(pack, place));
  const surcharge = site.surcharge.gold > 0 ? [`${describeCost(site.surcharge)} more`] : [];
  const points = site.points > 0 ? [describePoints(site.points)] : [];
  const district = site.district === 'old-town' ? 'Old Town' : 'New Town';
  return `${capital(nameOf(pack, place))} (${[district, ...surcharge, ...points].join(', ')})`;
}
