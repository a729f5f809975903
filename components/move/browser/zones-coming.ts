/** One zone at a time is seen on a small screen: what leads from one to the next comes only there. */
import type * as Zones from './zones';
import { hasSheet } from './table-dom';

/** Does something with the zones, where there are any; a lesson has its panel read from its top. */
export function inZones(act: (zones: typeof Zones) => void): void {
  if (!hasSheet() && !document.getElementById('lesson')) return;
  // Where it cannot be had, whoever plays goes from zone to zone by the bar.
  void import('./zones').then(act, () => undefined);
}
