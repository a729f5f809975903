/**
 * Commands that a player may ask about: those that are impossible now, and the one for a place on the
 * table.
 */
import { blockingItems } from '@/lib/game/engine/acting';
import { explain, stateAfter } from '@/lib/game/engine/explain';
import { isPlacement, type Placement, ROW_OF, rowOfAction, SLOTS } from '@/lib/game/engine/board/rows';
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Command, Slot } from '@/lib/game/engine/commands';
import { refuse } from '@/lib/game/engine/decide';
import { type Option, options as optionsOf } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import { currentPerformance, gameFrom } from '@/lib/game/engine/rule';
import type { View } from '@/lib/game/engine/view';
import { GRIDS, type Row, ROWS } from '@/lib/game/engine/vocabulary';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { type At, slotAt } from './places';

const PLACES = { upgrade: 'PlaceUpgrade', wall: 'PlaceWall', building: 'PlaceBuilding' } as const;

/**
 * Impossible commands that the active seat may look for, with reasons. Empty while a choice blocks
 * everything else.
 */
export function impossibleNow(
  pack: Pack,
  view: View,
  options: readonly Option[],
): readonly { readonly command: Command; readonly rejection: Rejection }[] {
  const { state, seat } = view;
  if (seat === undefined || seat !== state.turn.seat || blockingItems(state).length > 0) return [];
  const game = gameFrom(pack, view);
  const legal = new Set(options.map(({ command }) => topicOf(command)));
  return commandsNow(pack, view).flatMap((command) => {
    if (legal.has(topicOf(command))) return [];
    const rejection = refuse(game, seat, command);
    return rejection ? [{ command, rejection }] : [];
  });
}

/** Commands of one topic share a line: for a refresh it does not matter which two tiles. */
function topicOf(command: Command): string {
  switch (command.type) {
    case 'TakeActionTile':
      return `take ${command.position}`;
    case 'DeclareAction':
      return `declare ${command.action} ${command.context}`;
    case 'PlaceUpgrade':
    case 'PlaceWall':
    case 'PlaceBuilding':
      return `place ${command.slot}`;
    case 'RefreshRow':
      return `refresh ${command.row}`;
    case 'UseTechnology':
      return `use ${command.tile}`;
    case 'MoveUp':
      return `up ${command.grid}`;
    case 'ClaimSeal':
      return `seal ${command.seal}`;
    default:
      return command.type;
  }
}

/** Commands of the current stage of the turn. */
function commandsNow(pack: Pack, view: View): readonly Command[] {
  const { state, seat = 0 } = view;
  const { turn } = state;
  const performance = currentPerformance(state);
  if (performance) return tilesOf(pack, view, rowOfAction(performance.action));
  const takes: readonly Command[] = turn.tile
    ? actionsOf(pack, view).map((action) => ({ type: 'DeclareAction', action, context: 'main' }))
    : pack.crane.positions
        .filter(({ index }) => tileAt(state, index))
        .map(({ index }) => ({ type: 'TakeActionTile', position: index }));
  const player = state.players[seat];
  const tiles =
    player?.technologies.filter(({ tile }) => pack.technologyById.get(tile)?.use === 'once') ?? [];
  return [...(turn.main === 'open' ? takes : []), ...extras(pack, view), ...tiles.map(use)];
}

const use = ({ tile }: { readonly tile: string }): Command => ({ type: 'UseTechnology', tile });

function extras(pack: Pack, { state, seat = 0 }: View): readonly Command[] {
  const [extra] = pack.playerBoard.extraAction.prices;
  const [refresh] = pack.playerBoard.rowRefresh.prices;
  const rights = state.players[seat]?.sealRights ?? 0;
  const free = pack.seals.filter(({ id }) => !state.seals.some(({ seal }) => seal === id));
  return [
    ...(extra && state.turn.extra === 'none' ? [{ type: 'BuyExtraAction' as const, pay: extra }] : []),
    ...GRIDS.map((grid) => ({ type: 'MoveUp' as const, grid })),
    ...(refresh && !state.turn.refreshed
      ? [{ type: 'RefreshRow' as const, row: ROWS[0], slots: [0, 1] as const, pay: refresh }]
      : []),
    ...(rights > 0 ? free.map(({ id }) => ({ type: 'ClaimSeal' as const, seal: id })) : []),
  ];
}

function actionsOf(pack: Pack, { state }: View) {
  const { tile } = state.turn;
  const { actionSide } = state.setup.variant;
  return tile ? (pack.actionTileById.get(tile.tile)?.sides[actionSide] ?? []) : [];
}

function tilesOf(pack: Pack, view: View, row: Row | undefined): readonly Command[] {
  if (!row) return [];
  return SLOTS.flatMap((slot) => placing(pack, view, row, slot) ?? []);
}

/** The placement of a tile of a row at `place`, or at the first free place. */
function placing(pack: Pack, view: View, row: Row, slot: Slot, place?: string): Placement | undefined {
  const { state, seat = 0 } = view;
  if (!state.rows[row].slots[slot]) return undefined;
  const type = PLACES[row];
  if (type === 'PlaceUpgrade') return { type, slot, rotation: 0 };
  if (type === 'PlaceWall') {
    const taken = new Set(state.players[seat]?.walls.map(({ cell }) => cell));
    const free = pack.actionBoard.wallCells.find(({ id }) => !taken.has(id));
    return { type, slot, cell: place ?? free?.id ?? '', rotation: 0 };
  }
  const built = new Set(state.buildings.map(({ site }) => site));
  const free = pack.city.sites.find(({ id, surcharge }) => !built.has(id) && !surcharge.gold);
  return { type, slot, site: place ?? free?.id ?? '', rotation: 0 };
}

/** The command for a place of the table, possible or not; for tile places it uses the chosen tile. */
export function commandAt(pack: Pack, view: View, at: At, chosen?: At): Command | undefined {
  const [kind, ...rest] = at.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'crane':
      return /^\d{1,2}$/.test(id) && tileAt(view.state, Number(id))
        ? { type: 'TakeActionTile', position: Number(id) }
        : undefined;
    case 'slot':
      return slotOf(pack, view, id);
    case 'site':
    case 'cell':
      return placeOf(pack, view, id, chosen);
    case 'technology':
      return owns(view, id) ? { type: 'UseTechnology', tile: id } : undefined;
    case 'seal':
      return { type: 'ClaimSeal', seal: id };
    case 'grid':
      return GRIDS.map((grid): Command => ({ type: 'MoveUp', grid })).find((_, i) => GRIDS[i] === id);
    case 'road':
      return { type: 'AdvanceRoad' };
    default:
      return undefined;
  }
}

function owns({ state, seat = -1 }: View, tile: string): boolean {
  return state.players[seat]?.technologies.some((owned) => owned.tile === tile) ?? false;
}

function slotOf(pack: Pack, view: View, id: string, place?: string): Placement | undefined {
  const [name, number] = id.split('-');
  const row = ROWS.find((entry) => entry === name);
  const slot = SLOTS.find((entry) => String(entry) === number);
  return row && slot !== undefined ? placing(pack, view, row, slot, place) : undefined;
}

/**
 * Places the chosen tile, or any tile of the row in use; otherwise it is an action of the player's own
 * board.
 */
function placeOf(pack: Pack, view: View, id: string, chosen?: At): Command | undefined {
  const slots = chosen ? [chosen.replace('slot:', '')] : slotsInHand(view);
  const placement = slots
    .map((slot) => slotOf(pack, view, slot, id))
    .find((command) => command && fits(pack, command, id));
  if (placement) return placement;
  const action = pack.actionBoard.actions.find((entry) => entry.id === id)?.action;
  return action && { type: 'DeclareAction', action, context: 'main' };
}

/** Slots of the row that the current action takes its tile from. */
function slotsInHand({ state }: View): readonly string[] {
  const row = rowOfAction(currentPerformance(state)?.action);
  return row ? SLOTS.map((slot) => `${row}-${slot}`) : [];
}

/** Whether a tile of this kind can be placed there at all. */
function fits(pack: Pack, { type }: Placement, place: string): boolean {
  if (type === 'PlaceBuilding') return pack.siteById.has(place);
  return type === 'PlaceWall' && pack.actionBoard.wallCells.some(({ id }) => id === place);
}

// Why a command is impossible now, and the steps that would make it possible.

type WhyNot =
  | { readonly option: Option }
  | { readonly option?: undefined; readonly rejection: Rejection; readonly cures: readonly Option[] };

/** Maximum suggested steps; more would not help to choose. */
const SHOWN = 4;

/** The command as an option if it is legal, otherwise the refusal with the first few helpful steps. */
export function whyNot(pack: Pack, view: View, command: Command, options: readonly Option[]): WhyNot {
  const asked = canonicalJson(command);
  const option = options.find((entry) => canonicalJson(entry.command) === asked);
  if (option) return { option };
  const found = explain(pack, view, command);
  // Legal but not listed, for example with another choice of price; it is offered as requested.
  if (found.legal) return { option: { command, reveals: true } };
  const cures = found.cures.map(stepOf).slice(0, SHOWN);
  return { rejection: found.rejection, cures: cures.map((step) => ({ command: step, reveals: false })) };
}

/** The command of a cure. */
function stepOf(cure: Command | { readonly command: Command }): Command {
  return 'command' in cure ? cure.command : cure;
}

// A tile of a row implies its action: choosing it declares that action.

const rowDeclared = (command: Command) =>
  command.type === 'DeclareAction' ? rowOfAction(command.action) : undefined;

/**
 * The tiles that could be placed after declaring an action, by the declaring step. Empty if an action can
 * be declared in two ways, because the player has to choose.
 */
export function declaredBy(
  pack: Pack,
  view: View,
  options: readonly Option[],
): ReadonlyMap<Command, readonly At[]> {
  const declares = options.map(({ command }) => command).filter(rowDeclared);
  const found = new Map<Command, readonly At[]>();
  for (const command of declares) {
    const row = rowDeclared(command);
    if (declares.some((other) => other !== command && rowDeclared(other) === row)) continue;
    const state = stateAfter(pack, view.state, view.seat ?? -1, command);
    const places = optionsOf(pack, { ...view, state }).commands.flatMap(({ command: next }) =>
      isPlacement(next) && ROW_OF[next.type] === row ? [slotAt(row, next.slot)] : [],
    );
    found.set(command, [...new Set(places)]);
  }
  return found;
}
