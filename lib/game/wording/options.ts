/** A label for every command, as a button shows it: its action, its cost, its gains. */
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Command, CommandOf, CommandType } from '@/lib/game/engine/commands';
import { addAmounts } from '@/lib/game/engine/util';
import { type Effect, type RoadSpace, type Row, ROWS } from '@/lib/game/engine/vocabulary';
import { rowAbove } from '@/lib/game/wording/open';
import { plazaReward } from './city';
import { actionTileName, listNames, nameOf, namesOf, titleOf } from './names';
import {
  actionName,
  describeCost,
  describeEffect,
  describePoints,
  describePrice,
  isFree,
  rowName,
  trackName,
  zoneName,
} from './terms';
import { capitalize, type Label, type Labelling, turnedLabel, wholeLabel } from './wording';

/** A command in words. */
export function labelCommand(on: Labelling, command: Command): string {
  return wholeLabel(labelParts(on, command));
}

/** Like `labelCommand`, with costs and gains separate. */
export function labelParts(on: Labelling, command: Command): Label {
  const labelOf: Labeller<Command> = LABELS[command.type];
  const said = labelOf(on, command);
  const label = typeof said === 'string' ? { what: said } : said;
  // Capitalised here, because some languages begin with the object instead of the verb.
  return { ...label, what: capitalize(label.what) };
}

/** Declared as a method, because method parameters are bivariant: `labelParts` labels any command. */
type Labeller<C extends Command> = { label(on: Labelling, command: C): string | Label }['label'];

const LABELS: { readonly [T in CommandType]: Labeller<CommandOf<T>> } = {
  TakeActionTile: (on, { position }) => labelTake(on, position),
  CollectSlotBonus: (on) => ({ what: on.words.t('options.CollectSlotBonus'), brings: slotBonus(on) }),
  BuyEgg: (on) => on.words.t('options.BuyEgg', { bonus: slotBonus(on) }),
  ScoreSpecialPoints: (on) => on.words.t('options.ScoreSpecialPoints', { points: slotPoints(on) }),
  DeclareAction: labelDeclare,
  BuyExtraAction: ({ words }, { pay }) => ({
    what: words.t('options.BuyExtraAction'),
    brings: describePrice(words, pay),
  }),
  UseTechnology: labelTechnology,
  RefreshRow: labelRefresh,
  RefillRow: ({ words }, { row }) => words.t('options.RefillRow', { row: rowName(words, row) }),
  MoveUp: labelMoveUp,
  ClaimSeal: (on, { seal }) => labelSeal(on, seal),
  EndTurn: ({ words }) => words.t('options.EndTurn'),
  SkipMainAction: ({ words }) => words.t('options.SkipMainAction'),
  Undo: ({ words }, { to }) => words.t('options.Undo', { to }),

  // Performances of an action.
  ManageMines: (on, { choice }) => on.words.t(`options.mines.${choice}`, { n: countOf(on, 'gold-mine') }),
  ManageQuarries: (on, { choice }) => on.words.t(`options.quarries.${choice}`, { n: countOf(on, 'quarry') }),
  PlaceUpgrade: (on, { slot, rotation }) => {
    const label = on.words.t('options.PlaceUpgrade', { tile: slotTile(on, 'upgrade', slot) });
    return turnedLabel(on.words, label, rotation);
  },
  PlaceWall: (on, { slot, cell, rotation }) => {
    const { words, pack } = on;
    const told = { tile: slotTile(on, 'wall', slot), cell: nameOf(words, pack, cell) };
    return turnedLabel(words, words.t('options.PlaceWall', told), rotation);
  },
  PlaceBuilding: (on, { slot, site, rotation, keepCube }) => {
    const { words, pack } = on;
    const told = { tile: slotTile(on, 'building', slot), site: nameOf(words, pack, site) };
    const key = keepCube ? 'options.PlaceBuildingKeepingCube' : 'options.PlaceBuilding';
    return turnedLabel(words, words.t(key, told), rotation);
  },
  AdvanceRoad: labelAdvance,
  CollectUpgradeBonus: (on, { tile }) => ({
    what: on.words.t('options.CollectUpgradeBonus', { tile: nameOf(on.words, on.pack, tile) }),
    brings: bonusOf(on, tile),
  }),

  // Answers to an open item.
  ResolveRoadEffect: (on, { space, option }) => ({
    what: on.words.t('options.roadEffect', { space }),
    brings: roadEffect(on, freeEffect(on, space), option),
  }),
  ResolveRoadEgg: (on, { space, option }) => ({
    what: on.words.t('options.roadEgg', { space }),
    brings: roadEffect(on, eggEffect(on, space), option),
  }),
  ChooseBridgeTile: ({ words, pack }, { tile }) => ({
    what: words.t('options.chooseBridgeTile'),
    brings: nameOf(words, pack, tile),
  }),
  PlacePlank: (on, { place }) => ({
    what: on.words.t('options.placePlank', { place: nameOf(on.words, on.pack, place) }),
    brings: coveredBonuses(on, place),
  }),
  ChooseTechnology: (on, { tile }) => labelTechnologyChoice(on, tile),
  ChooseProductionToken: (on, { track, token }) => ({
    what: on.words.t('options.chooseProductionToken', { track: trackName(on.words, track) }),
    brings: tokenReward(on, token),
  }),
  MoveSideways: ({ words }, { grid }) => words.t('options.moveSideways', { grid }),
  ResolveUpArrow: labelArrow,
  ClaimCathedralTile: ({ words, pack }, { tile }) =>
    tile ? words.t('options.takeVTile', { tile: nameOf(words, pack, tile) }) : words.t('options.noVTile'),
  ChoosePlazaReward: (on, { plaza, reward }) => ({
    what: on.words.t('options.plazaReward', { plaza: titleOf(on.words, on.pack, plaza), side: reward }),
    brings: plazaReward(on, plaza, reward),
  }),
  ChoosePlazaTile: (on, { plaza }) => ({
    what: on.words.t('options.plazaTile', { plaza: nameOf(on.words, on.pack, plaza) }),
    brings: on.words.list([plazaReward(on, plaza, 'upper'), plazaReward(on, plaza, 'lower')]),
  }),
  ChooseAlternative: labelAlternative,
  ChooseProductionKind: ({ words }, { what }) => words.t('options.produce', { what }),
  DiscardWindows: ({ words }, { keep }) =>
    words.t('options.keepWindows', { windows: describeCost(words, keep) }),
  SetParlerMarkers: ({ words, pack, state }, { slots, plaza }) => {
    const marked = ROWS.map((row) => state.rows[row].slots[slots[row]] ?? '');
    const told = { plaza: nameOf(words, pack, plaza), tiles: listNames(words, pack, marked) };
    return words.t('options.setParlerMarkers', told);
  },
  PlaceParlerBuilding: ({ words, pack }, { site, rotation }) => {
    const label = words.t('options.placeParlerBuilding', { site: nameOf(words, pack, site) });
    return turnedLabel(words, label, rotation);
  },
};

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
    ...(isFree(place.cost) ? [] : [describePrice(words, place.cost)]),
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
  return {
    what: words.t('options.climb', { row: row + 1, grid }),
    brings: describePrice(words, addAmounts(climb, cost)),
  };
}

function labelSeal({ words, pack }: Labelling, id: string | undefined): string | Label {
  if (id === undefined) return words.t('options.keepSealRight');
  const cost = pack.seals.find((entry) => entry.id === id)?.cost ?? {};
  const seal = nameOf(words, pack, id);
  if (isFree(cost)) return words.t('options.claimSealFree', { seal });
  return { what: words.t('options.claimSeal', { seal }), brings: describePrice(words, cost) };
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

function labelAdvance({ words, pack, state }: Labelling): string | Label {
  const space = pack.kingsRoad.spaces[state.players[state.turn.seat]?.road ?? 0];
  if (!space) return words.t('options.advance');
  const what = words.t('options.advanceTo', { space: space.space });
  if (isFree(space.entry)) return what;
  return { what, brings: describePrice(words, space.entry) };
}

function bonusOf({ words, pack }: Labelling, tile: string): string {
  const hex = namesOf(pack).hexes.get(tile);
  const bonus: Effect | undefined = hex && 'bonus' in hex ? hex.bonus : undefined;
  return bonus ? describeEffect(words, bonus) : words.t('terms.nothing');
}

/** An arrow is free except for the price of the tier above (GRID-9). */
function labelArrow(on: Labelling, { accept, grid }: CommandOf<'ResolveUpArrow'>): string | Label {
  const { words } = on;
  const what = words.t(accept ? 'options.followArrow' : 'options.leaveArrow', { grid });
  const { cost } = rowAbove(on, grid);
  if (!accept || isFree(cost)) return what;
  return { what, brings: describePrice(words, cost) };
}

function labelAlternative({ words, state }: Labelling, command: CommandOf<'ChooseAlternative'>): string {
  const item = state.items.find((entry) => entry.id === command.item);
  const effect = item?.kind === 'choice' ? item.of[command.option] : undefined;
  return effect
    ? capitalize(describeEffect(words, effect))
    : words.t('options.option', { n: command.option + 1 });
}

function freeEffect({ pack }: Labelling, space: RoadSpace): Effect | undefined {
  return pack.kingsRoad.spaces.find((entry) => entry.space === space)?.free;
}

function eggEffect({ pack }: Labelling, space: RoadSpace): Effect | undefined {
  const egg = pack.kingsRoad.spaces.find((entry) => entry.space === space)?.egg;
  return egg?.kind === 'pay' ? egg.gain : egg;
}

function roadEffect({ words }: Labelling, effect: Effect | undefined, option: number | undefined): string {
  if (!effect) return words.t('options.itsEffect');
  const part = effect.kind === 'choose-one' && option !== undefined ? effect.of[option] : undefined;
  return describeEffect(words, part ?? effect);
}

function coveredBonuses({ words, pack, state }: Labelling, place: string): string {
  const face = state.bridge.find((entry) => entry.place === place)?.face;
  const faces = pack.bridge.places.find((entry) => entry.id === place)?.faces ?? [];
  const bonuses = faces.find((entry) => entry.id === face)?.spaces ?? [];
  return words.list(bonuses.map((effect) => describeEffect(words, effect)));
}

function tokenReward({ words, pack }: Labelling, id: string): string {
  const token = pack.productionTokens.find((entry) => entry.id === id);
  return token ? describeEffect(words, token.gain) : nameOf(words, pack, id);
}

function labelTechnologyChoice({ words, pack }: Labelling, id: string): string | Label {
  const spec = namesOf(pack).technologies.get(id);
  if (!spec) return words.t('options.learnThis');
  return {
    what: words.t('options.learn', { tile: nameOf(words, pack, id), use: spec.use }),
    brings: describeEffect(words, spec.effect),
  };
}
