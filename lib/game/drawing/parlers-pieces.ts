/** Peter Parler's pieces on the shared boards: his pawn and his tile markers. */
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import { plansOf } from '@/lib/game/wording/opponent-seat';
import type { Wording } from '@/lib/game/wording/wording';
import { SIZE, cityPointOf } from './city/city-places';
import { icon } from './draw';
import { escapeMarkup } from './escape';
import { seatIcon } from './seat-marks';

/** His pawn where he plans to build. */
export function parlersPawn(pack: PackData, state: State): string {
  return pawnAt(pack, plansOf(state)?.plaza);
}

/** His pawn at the lower left of a plaza, clear of the rewards. */
export function pawnAt(pack: PackData, plaza: string | undefined): string {
  const hex = pack.city.plazas.find((entry) => entry.id === plaza);
  if (!hex) return '';
  const { x, y } = cityPointOf(hex);
  return icon('i-pawn', { x: x - SIZE * 0.66, y: y + SIZE * 0.3 }, 30, 'color="var(--seat-1)"');
}

/** His marker at a tile that he will take. */
export function parlersMarker({ t }: Wording): string {
  return `<span class="marker"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#${seatIcon(1)}"/></svg>${escapeMarkup(t('table.parlerMarker'))}</span>`;
}
