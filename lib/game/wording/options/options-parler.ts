/** Labels of the choices for Peter Parler. */
import type { CommandOf } from '@/lib/game/engine/commands';
import { ROWS } from '@/lib/game/engine/vocabulary';
import { type Labelling, turnedLabel } from '../labelling';
import { listNames, nameOf } from '../names';

/** The places of his pawn and markers, or of his building. */
export function labelParlers(
  { words, pack, state }: Labelling,
  command: CommandOf<'SetParlerMarkers' | 'PlaceParlerBuilding'>,
): string {
  const { t } = words;
  if (command.type === 'SetParlerMarkers') {
    const marked = ROWS.map((row) => state.rows[row].slots[command.slots[row]] ?? '');
    const plaza = nameOf(words, pack, command.plaza);
    return t('options.setParlerMarkers', { plaza, tiles: listNames(words, pack, marked) });
  }
  const site = nameOf(words, pack, command.site);
  return turnedLabel(words, t('options.placeParlerBuilding', { site }), command.rotation);
}
