import type { Option } from '@/lib/engine/options';
import type { Row } from '@/lib/engine/vocabulary';
import { capital } from '@/lib/wording/grammar';
import { nameOf, namesOf } from '@/lib/wording/names';
import type { Labelling } from '@/lib/wording/options';
import { plazaReward } from '@/lib/wording/options-choices';
import { hexWords } from '@/lib/wording/position';
import { ROW_NAMES } from '@/lib/wording/terms';
import { Choice } from './choice';
import { commandValue } from './command-value';
import { commandsOf } from './groups';
import { StepFields, type StepAction, type StepStamp } from './step-fields';

interface MarkersProps {
  readonly on: Labelling;
  readonly options: readonly Option[];
  readonly stamp: StepStamp;
  readonly action: StepAction;
}

const ROWS: readonly Row[] = ['upgrade', 'wall', 'building'];

/** Peter Parler's plans as one form: his plaza, and one tile of each row. */
export function ParlerMarkersForm({ on, options, stamp, action }: MarkersProps) {
  const commands = commandsOf(options, 'SetParlerMarkers');
  if (commands.length === 0) return null;
  const plazas = [...new Set(commands.map(({ plaza }) => plaza))];
  return (
    <section aria-label="Plans of Peter Parler">
      <form action={action} className="stack">
        <h3>Plans of Peter Parler</h3>
        <StepFields {...stamp} />
        <input type="hidden" name="command" value={commandValue({ type: 'SetParlerMarkers' })} />
        <Choice
          name="with.plaza"
          title="His pawn starts at"
          items={plazas.map((plaza) => [plaza, plazaWords(on, plaza)])}
        />
        {ROWS.map((row) => (
          <Choice
            key={row}
            name={`with.slots.${row}`}
            title={`His marker in the row of ${ROW_NAMES[row]} lies on`}
            items={[...new Set(commands.map(({ slots }) => slots[row]))].map((slot) => [
              String(slot),
              tileWords(on, row, slot),
            ])}
          />
        ))}
        <button className="btn btn-main">Place his pawn and markers</button>
      </form>
    </section>
  );
}

function plazaWords(on: Labelling, plaza: string): string {
  const rewards = (['upper', 'lower'] as const).map((side) => plazaReward(on, plaza, side));
  return `${capital(nameOf(on.pack, plaza))}: ${rewards.join(' or ')}`;
}

function tileWords({ pack, state }: Labelling, row: Row, slot: number): string {
  const tile = namesOf(pack).hexes.get(state.rows[row].slots[slot] ?? '');
  return tile ? `${tile.name}${slot === 3 ? ' (special)' : ''}: ${hexWords(tile)}` : `Slot ${slot + 1}`;
}
