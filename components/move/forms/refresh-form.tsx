import { Drawing } from '@/components/board/drawing';
import { Symbol } from '@/components/board/symbol';
import { commandsOfType } from '@/components/move/groups';
import { rowIcon } from '@/lib/game/drawing/glyphs';
import { tilePicture } from '@/lib/game/drawing/tiles';
import type { CommandOf, Slot } from '@/lib/game/engine/commands';
import type { Row } from '@/lib/game/engine/vocabulary';
import { rowAt, slotAt } from '@/lib/game/turn/places';
import type { Labelling, Wording } from '@/lib/game/wording/wording';
import { nameOf, namesOf } from '@/lib/game/wording/names';
import { describeCost, rowName } from '@/lib/game/wording/terms';
import { commandValue } from './command-value';
import { Reveals } from './reveals';
import { RefreshLabel, RowsFold, TileTick } from './row-fields';
import { StepFields, type StepFormProps } from './step-fields';

type Refresh = CommandOf<'RefreshRow'>;

/**
 * A form for each row that may be refreshed: tick two tiles and choose a price. Folded because it is almost always
 * legal and rarely wanted.
 */
export function RefreshForm({
  title,
  on,
  options,
  stamp,
  action,
}: StepFormProps & { readonly title: string }) {
  const commands = commandsOfType(options, 'RefreshRow');
  const rows = [...new Set(commands.map(({ row }) => row))];
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <RowsFold title={title}>
        {rows.map((row) => (
          <form key={row} action={action} className="stack gap-1.5" data-row={rowAt(row)}>
            <StepFields {...stamp} />
            <OneRow on={on} row={row} commands={commands.filter((each) => each.row === row)} />
          </form>
        ))}
      </RowsFold>
    </section>
  );
}

function OneRow({ on, row, commands }: { on: Labelling; row: Row; commands: readonly Refresh[] }) {
  const { words, pack } = on;
  const slots = [...new Set(commands.flatMap((each) => each.slots))].sort();
  // The commands lack their tiles, which are ticked.
  const prices = new Map(commands.map(({ pay }) => [commandValue({ type: 'RefreshRow', row, pay }), pay]));
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
          <RefreshLabel row={rowAt(row)} labels={labelsFor(words, describeCost(words, pay))}>
            <Reveals />
          </RefreshLabel>
        </button>
      ))}
    </>
  );
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

const labelsFor = ({ t }: Wording, cost: string) => ({
  missing: [1, 2].map((n) => `${t('options.tickTiles', { n })} (${cost})`),
  ticked: t('options.refreshThese', { cost }),
  plain: t('options.refreshTicked', { cost }),
});
