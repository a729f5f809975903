/** A label for every command, as a button shows it: its action, its cost, its gains. */
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Command, CommandOf } from '@/lib/game/engine/commands';
import { type Cost, type Effect, GOODS, type Row } from '@/lib/game/engine/vocabulary';
import { rowAbove } from '@/lib/game/wording/open';
import { isChoice, labelChoice } from '@/lib/game/wording/options/options-choices';
import { actionTileName, listNames, nameOf, namesOf } from './names';
import { actionName, describeCost, describeEffect, describePoints, isFree, rowName, zoneName } from './terms';
import {
  assertWorded,
  capitalize,
  type Label,
  type Labelling,
  turnedLabel,
  wholeLabel,
  type Wording,
} from './wording';

/** A command in words. */
export function labelCommand(on: Labelling, command: Command): string {
  return wholeLabel(labelParts(on, command));
}

/** Like `labelCommand`, with costs and gains separate. */
export function labelParts(on: Labelling, command: Command): Label {
  const said = labelAny(on, command);
  const label = typeof said === 'string' ? { what: said } : said;
  // Capitalised here, because some languages begin with the object instead of the verb.
  return { ...label, what: capitalize(label.what) };
}

function labelAny(on: Labelling, command: Command): string | Label {
  const { words } = on;
  const { t } = words;
  switch (command.type) {
    case 'TakeActionTile':
      return labelTake(on, command.position);
    case 'CollectSlotBonus':
      return { what: t('options.CollectSlotBonus'), brings: slotBonus(on) };
    case 'BuyEgg':
      return t('options.BuyEgg', { bonus: slotBonus(on) });
    case 'ScoreSpecialPoints':
      return t('options.ScoreSpecialPoints', { points: slotPoints(on) });
    case 'DeclareAction':
      return labelDeclare(on, command);
    case 'BuyExtraAction':
      return { what: t('options.BuyExtraAction'), brings: costs(words, command.pay) };
    case 'UseTechnology':
      return labelTechnology(on, command);
    case 'RefreshRow':
      return labelRefresh(on, command);
    case 'RefillRow':
      return t('options.RefillRow', { row: rowName(words, command.row) });
    case 'MoveUp':
      return labelMoveUp(on, command);
    case 'ClaimSeal':
      return labelSeal(on, command.seal);
    case 'EndTurn':
    case 'SkipMainAction':
      return t(`options.${command.type}`);
    case 'Undo':
      return t('options.Undo', { to: command.to });
    default:
      return labelPerformance(on, command);
  }
}

function slotBonus({ words, state }: Labelling): string {
  const bonus = state.turn.slotBonus;
  return bonus ? describeEffect(words, bonus) : words.t('terms.nothing');
}

function slotPoints({ words, state }: Labelling): string {
  const bonus = state.turn.slotBonus;
  return describePoints(words, bonus?.kind === 'special-or-points' ? bonus.n : 0);
}

function labelDeclare(
  { words, pack }: Labelling,
  { action: named, context }: CommandOf<'DeclareAction'>,
): string {
  const action = actionName(words, named);
  if (context === 'main') return action;
  if (context === 'extra') return words.t('options.extra', { action });
  const technology = nameOf(words, pack, context.slice('tech:'.length));
  return words.t('options.byTechnology', { action, technology });
}

/** The costs and gains of taking the action tile at a position. */
function labelTake({ words, pack, state }: Labelling, position: number): string | Label {
  const tile = tileAt(state, position);
  const place = pack.crane.positions[position];
  if (!tile || !place) return words.t('options.takePlace', { place: position + 1 });
  const points = tile.fivePoints ? pack.crane.overripeToken.points : place.points;
  const bonus = pack.crane.sectors[tile.sector]?.bonus;
  const terms = [
    zoneName(words, place.zone),
    ...(isFree(place.cost) ? [] : [costs(words, place.cost)]),
    ...(points > 0 ? [words.t('options.scores', { points: describePoints(words, points) })] : []),
    ...(bonus ? [words.t('options.slotBonus', { bonus: describeEffect(words, bonus) })] : []),
  ];
  const name = actionTileName(words, pack, tile.tile, state.setup.variant.actionSide);
  return { what: words.t('options.take', { tile: name }), brings: terms.join(', ') };
}

function labelTechnology({ words, pack }: Labelling, { tile: id, grid }: CommandOf<'UseTechnology'>): Label {
  const spec = namesOf(pack).technologies.get(id);
  const tile = nameOf(words, pack, id);
  const effect = spec ? describeEffect(words, spec.effect) : '';
  return {
    what: grid
      ? words.t('options.useTechnologyOn', { tile, grid })
      : words.t('options.useTechnology', { tile }),
    brings: effect,
  };
}

function labelRefresh({ words, pack, state }: Labelling, command: CommandOf<'RefreshRow'>): string {
  const { slots } = state.rows[command.row];
  return words.t('options.RefreshRow', {
    tiles: listNames(
      words,
      pack,
      command.slots.flatMap((slot) => slots[slot] ?? []),
    ),
    row: rowName(words, command.row),
    cost: describeCost(words, command.pay),
  });
}

function labelMoveUp(on: Labelling, { grid }: CommandOf<'MoveUp'>): Label {
  const { words, pack } = on;
  const { row, cost } = rowAbove(on, grid);
  const climb = pack.grids.frames.find((entry) => entry.id === grid)?.climbCost ?? {};
  return { what: words.t('options.climb', { row, grid }), brings: costs(words, together(climb, cost)) };
}

const costs = (words: Wording, cost: Cost): string =>
  words.t('options.costs', { cost: describeCost(words, cost) });

/** The sum of two prices, so they form one list. */
const together = (one: Cost, other: Cost): Cost =>
  Object.fromEntries(GOODS.map((good) => [good, (one[good] ?? 0) + (other[good] ?? 0)]));

function labelSeal({ words, pack }: Labelling, id: string | undefined): string | Label {
  if (id === undefined) return words.t('options.keepSealRight');
  const cost = pack.seals.find((entry) => entry.id === id)?.cost ?? {};
  const seal = nameOf(words, pack, id);
  if (isFree(cost)) return words.t('options.claimSealFree', { seal });
  return { what: words.t('options.claimSeal', { seal }), brings: costs(words, cost) };
}

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
type PerformanceCommand = Exclude<Command, Skeleton>;

/** The label of a command that performs an action or answers an open item. */
function labelPerformance(on: Labelling, command: PerformanceCommand): string | Label {
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
