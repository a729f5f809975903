import { Drawing } from '@/components/board/drawing';
import { Symbol } from '@/components/board/symbol';
import { commandsOfType } from '@/components/move/groups';
import { rowIcon } from '@/components/move/signs-of';
import { tilePicture } from '@/lib/game/drawing/tiles';
import type { CommandOf, Slot } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import type { Row } from '@/lib/game/engine/vocabulary';
import { rowAt, slotAt } from '@/lib/game/turn/places';
import type { Labelling } from '@/lib/game/wording/wording';
import { nameOf, namesOf } from '@/lib/game/wording/names';
import { describeCost, rowName } from '@/lib/game/wording/terms';
import { commandValue } from './command-value';
import { RowsFold, TileTick } from './row-fields';
import { StepFields, type StepAction, type StepStamp } from './step-fields';

interface FormProps extends RefreshProps {
  readonly title: string;
}

/** The rows to refresh, folded because it is almost always legal and rarely wanted. */
export function RefreshForm({ title, ...rows }: FormProps) {
  if (rows.options.length === 0) return null;
  return (
    <section aria-label={title}>
      <RowsFold title={title}>
        <RefreshRows {...rows} />
      </RowsFold>
    </section>
  );
}

interface RefreshProps {
  readonly on: Labelling;
  readonly options: readonly Option[];
  readonly stamp: StepStamp;
  readonly action?: StepAction | undefined;
}

type Refresh = CommandOf<'RefreshRow'>;

/** A form for each row that may be refreshed: tick two tiles and choose a price. */
function RefreshRows({ on, options, stamp, action }: RefreshProps) {
  const commands = commandsOfType(options, 'RefreshRow');
  const rows = [...new Set(commands.map(({ row }) => row))];
  return rows.map((row) => (
    <form key={row} action={action} className="stack gap-1.5" data-row={rowAt(row)}>
      <StepFields {...stamp} />
      <OneRow on={on} row={row} commands={commands.filter((each) => each.row === row)} />
    </form>
  ));
}

function OneRow({ on, row, commands }: { on: Labelling; row: Row; commands: readonly Refresh[] }) {
  const { words, pack } = on;
  const slots = [...new Set(commands.flatMap((each) => each.slots))].sort();
  const prices = new Map(commands.map(({ pay }) => [priced(row, pay), pay]));
  return (
    <>
      <fieldset className="field">
        <legend className="inline-flex items-center gap-1">
          <Symbol pack={pack} name={rowIcon(row)} />
          {words.t('options.refreshGroup', { row: rowName(words, row) })}
        </legend>
        <div className="grid grid-cols-4 gap-1.25">
          {slots.map((slot) => (
            <Tick key={slot} on={on} row={row} slot={slot} />
          ))}
        </div>
      </fieldset>
      {[...prices].map(([value, pay]) => (
        <button key={value} className="btn btn-wide" name="command" value={value}>
          <span>
            {words.t('options.refreshFor', { cost: describeCost(words, pay) })}
            <span className="reveals font-normal italic"> — {words.t('moves.reveals')}</span>
          </span>
        </button>
      ))}
    </>
  );
}

/** The command without its tiles, which are ticked. */
function priced(row: Row, pay: Refresh['pay']): string {
  const begun: Omit<Refresh, 'slots'> = { type: 'RefreshRow', row, pay };
  return commandValue(begun);
}

/** A tile as a picture with a checkbox. */
function Tick({ on: { words, pack, state }, row, slot }: { on: Labelling; row: Row; slot: Slot }) {
  const tile = namesOf(pack).hexes.get(state.rows[row].slots[slot] ?? '');
  if (!tile) return null;
  const name = nameOf(words, pack, tile.id);
  return (
    <TileTick row={rowAt(row)} at={slotAt(row, slot)} slot={slot} name={name}>
      <Drawing pack={pack} svg={tilePicture(tile)} className="w-full" />
    </TileTick>
  );
}
