import { Drawing } from '@/components/board/drawing';
import { commandsOfType } from '@/components/move/groups';
import { plazaPicture } from '@/lib/game/drawing/city/city';
import { tilePicture } from '@/lib/game/drawing/tiles';
import { ROWS, type Row } from '@/lib/game/engine/vocabulary';
import { hexWords, plazaReward } from '@/lib/game/wording/city';
import type { Labelling } from '@/lib/game/wording/wording';
import { nameOf, namesOf, titleOf } from '@/lib/game/wording/names';
import { rowName } from '@/lib/game/wording/terms';
import { commandValue } from './command-value';
import { FillTiles } from './fill-fields';
import type { RadioItem } from './radio-tiles';
import { StepFields, type StepFormProps } from './step-fields';

/** Peter Parler's plans in one form: his plaza, and one tile of each row. */
export function ParlerMarkersForm({ on, options, stamp, action }: StepFormProps) {
  const { words } = on;
  const { t } = words;
  const commands = commandsOfType(options, 'SetParlerMarkers');
  if (commands.length === 0) return null;
  const plazas = [...new Set(commands.map(({ plaza }) => plaza))];
  return (
    <section aria-label={t('moves.parlerPlans')}>
      <form action={action} className="stack" data-fills="">
        <h3 data-question>{t('moves.parlerPlans')}</h3>
        <StepFields {...stamp} />
        <input type="hidden" name="command" value={commandValue({ type: 'SetParlerMarkers' })} />
        <FillTiles
          name="with.plaza"
          title={t('moves.pawnStartsAt')}
          items={plazas.map((plaza) => ({
            value: plaza,
            words: plazaWords(on, plaza),
            picture: <Drawing pack={on.pack} svg={plazaPicture(on, plaza)} className="w-full" />,
          }))}
          isPictures
        />
        {ROWS.map((row) => (
          <FillTiles
            key={row}
            name={`with.slots.${row}`}
            title={t('moves.markerOn', { row: rowName(words, row) })}
            items={[...new Set(commands.map(({ slots }) => slots[row]))].map((slot) =>
              tileItem(on, row, slot),
            )}
            isPictures
          />
        ))}
        <button className="btn btn-main">{t('moves.placeMarkers')}</button>
      </form>
    </section>
  );
}

function plazaWords(on: Labelling, plaza: string): string {
  const rewards = (['upper', 'lower'] as const).map((side) => plazaReward(on, plaza, side));
  return `${titleOf(on.words, on.pack, plaza)}: ${on.words.list(rewards, 'or')}`;
}

/** A tile of a row as a picture option. */
function tileItem({ words, pack, state }: Labelling, row: Row, slot: number): RadioItem {
  const value = String(slot);
  const tile = namesOf(pack).hexes.get(state.rows[row].slots[slot] ?? '');
  if (!tile) return { value, words: words.t('moves.slot', { n: slot + 1 }) };
  const name = nameOf(words, pack, tile.id);
  return {
    value,
    words: `${slot === 3 ? words.t('moves.special', { tile: name }) : name}: ${hexWords(words, tile)}`,
    picture: <Drawing pack={pack} svg={tilePicture(tile)} className="w-full" />,
  };
}
