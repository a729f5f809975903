/** Labels of the commands that perform an action. */
import type { Command, CommandOf } from '@/lib/game/engine/commands';
import type { Effect, Row } from '@/lib/game/engine/vocabulary';
import { type Label, type Labelling, turnedLabel } from '../labelling';
import { assertWorded } from '../language/grammar';
import { nameOf, namesOf } from '../names';
import { describeCost, describeEffect, isFree } from '../terms';
import { isChoice, labelChoice } from './options-choices';

type Skeleton = CommandOf<
  | 'TakeActionTile'
  | 'CollectSlotBonus'
  | 'BuyEgg'
  | 'ScoreSpecialPoints'
  | 'DeclareAction'
  | 'BuyExtraAction'
  | 'UseTechnology'
  | 'RefreshRow'
  | 'RefillRow'
  | 'MoveUp'
  | 'ClaimSeal'
  | 'EndTurn'
  | 'SkipMainAction'
  | 'Undo'
>;

/** Commands that perform an action or answer an open item. */
export type PerformanceCommand = Exclude<Command, Skeleton>;

/** The label of a command that performs an action or answers an open item. */
export function labelPerformance(on: Labelling, command: PerformanceCommand): string | Label {
  const { words, pack } = on;
  const { t } = words;
  switch (command.type) {
    case 'ManageMines':
      return t(`options.mines.${command.choice}`, { n: countOf(on, 'gold-mine') });
    case 'ManageQuarries':
      return t(`options.quarries.${command.choice}`, { n: countOf(on, 'quarry') });
    case 'PlaceUpgrade':
      return turnedLabel(
        words,
        t('options.PlaceUpgrade', { tile: slotTile(on, 'upgrade', command.slot) }),
        command.rotation,
      );
    case 'PlaceWall':
      return turnedLabel(
        words,
        t('options.PlaceWall', {
          tile: slotTile(on, 'wall', command.slot),
          cell: nameOf(words, pack, command.cell),
        }),
        command.rotation,
      );
    case 'PlaceBuilding':
      return turnedLabel(
        words,
        t(command.keepCube ? 'options.PlaceBuildingKeepingCube' : 'options.PlaceBuilding', {
          tile: slotTile(on, 'building', command.slot),
          site: nameOf(words, pack, command.site),
        }),
        command.rotation,
      );
    case 'AdvanceRoad':
      return labelRoad(on);
    case 'CollectUpgradeBonus':
      return {
        what: t('options.CollectUpgradeBonus', { tile: nameOf(words, pack, command.tile) }),
        brings: bonusOf(on, command.tile),
      };
    default:
      return isChoice(command) ? labelChoice(on, command) : assertWorded(command);
  }
}

function slotTile({ words, pack, state }: Labelling, row: Row, slot: number): string {
  const tile = state.rows[row].slots[slot];
  return tile
    ? words.t('names.quoted', { name: nameOf(words, pack, tile) })
    : words.t('options.slot', { n: slot + 1 });
}

function countOf({ state }: Labelling, track: 'gold-mine' | 'quarry'): number {
  return state.players[state.turn.seat]?.counts[track] ?? 0;
}

function labelRoad({ words, pack, state }: Labelling): string | Label {
  const space = pack.kingsRoad.spaces[state.players[state.turn.seat]?.road ?? 0];
  if (!space) return words.t('options.advance');
  const what = words.t('options.advanceTo', { space: space.space });
  if (isFree(space.entry)) return what;
  return { what, brings: words.t('options.costs', { cost: describeCost(words, space.entry) }) };
}

function bonusOf({ words, pack }: Labelling, tile: string): string {
  const hex = namesOf(pack).hexes.get(tile);
  const bonus: Effect | undefined = hex && 'bonus' in hex ? hex.bonus : undefined;
  return bonus ? describeEffect(words, bonus) : words.t('terms.nothing');
}
