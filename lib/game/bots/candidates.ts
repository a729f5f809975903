/**
 * Executes commands with the knowledge of one seat (the average value replaces an unseen tile), and lists the
 * commands that a bot considers.
 */
import type { Outlook } from './outlook';
import { levelWorth, slotWorths } from './value/turn';
import { worthOf } from '@/lib/game/bots/value/growth';
import { blockingItems } from '@/lib/game/engine/acting';
import { BlindWork, withoutHiddenTiles } from '@/lib/game/engine/blind-work';
import { actionBoardContacts, cityContacts } from '@/lib/game/engine/board/contacts';
import { turnSide } from '@/lib/game/engine/board/hex';
import { isPlacement, keepsCube, type Placement, rowOfAction } from '@/lib/game/engine/board/rows';
import type { Command, CommandOf, CommandType, SeatId, Slot } from '@/lib/game/engine/commands';
import { execute, refuse, refuseStranding, ruleOf } from '@/lib/game/engine/decide';
import type { Pack } from '@/lib/game/engine/pack-index';
import { freeSitesAt, plazaRing, rewardsOf } from '@/lib/game/engine/phases/plaza';
import type { Game } from '@/lib/game/engine/rule';
import { RULES } from '@/lib/game/engine/rules';
import type { Item, State } from '@/lib/game/engine/state';
import { elementAt, must } from '@/lib/game/engine/util';
import type { Offer, View } from '@/lib/game/engine/view';
import { type Row, ROWS } from '@/lib/game/engine/vocabulary';

/** A simulated position. */
export interface Thought {
  readonly state: State;
  /** The offers of tiles that the seat has really seen, by open item. */
  readonly offers: readonly Offer[];
  /** Expected worth of all unseen tiles drawn on the way to this position. */
  readonly drawn: number;
  /**
   * Whether the real game will reach exactly this position, without hidden draws or other seats'
   * decisions.
   */
  readonly isCertain: boolean;
}

/** The root of a search, from the seat's view. */
export function thoughtOf({ state, offers }: View): Thought {
  return { state, offers, drawn: 0, isCertain: true };
}

/** A thought as a `Game` that rules can check. */
export function gameOf({ pack }: Outlook, { state, offers }: Thought): Game {
  return { pack, state, offered: offeredOf(offers) };
}

/** Cached, because every step of a turn shares one list of offers. */
const lookups = new WeakMap<readonly Offer[], Game['offered']>();

function offeredOf(offers: readonly Offer[]): Game['offered'] {
  let offered = lookups.get(offers);
  if (!offered) {
    offered = (item) => offers.find((offer) => offer.item === item)?.tiles;
    lookups.set(offers, offered);
  }
  return offered;
}

/** The position after a command, or undefined if it is not legal. */
export function stepFrom(outlook: Outlook, thought: Thought, command: Command): Thought | undefined {
  const { pack, seat } = outlook;
  const { state } = thought;
  if (!ruleOf(command.type).exact && refuse(gameOf(outlook, thought), seat, command)) return undefined;
  const work = execute(new BlindWork(pack, state), seat, command);
  if (refuseStranding(work, state, seat, command)) return undefined;
  return withoutUnknown(outlook, thought, work.state);
}

/**
 * Removes from the state everything that the seat could not see: revealed tiles, drawn choices, and
 * decisions of other seats.
 */
function withoutUnknown(outlook: Outlook, before: Thought, after: State): Thought {
  const { offers } = before;
  let { drawn } = before;
  const known: Item[] = [];
  for (const item of after.items) {
    const expected = isKnown(item, outlook.seat, offers) ? undefined : unseenWorth(outlook, item);
    if (expected === undefined) known.push(item);
    else drawn += expected;
  }
  const state = withoutHiddenTiles(after);
  const isAllKnown = known.length === after.items.length;
  return {
    state: isAllKnown ? state : { ...state, items: known },
    offers,
    drawn,
    isCertain: before.isCertain && isAllKnown && state === after,
  };
}

const SHOWN_TILES: ReadonlySet<Item['kind']> = new Set(['technology', 'bridge-tile', 'cathedral-tile']);

function isKnown(item: Item, seat: SeatId, offers: readonly Offer[]): boolean {
  if (item.seat !== seat) return item.class !== 'now';
  return !SHOWN_TILES.has(item.kind) || offers.some((offer) => offer.item === item.id);
}

function unseenWorth(outlook: Outlook, item: Item): number {
  if (item.seat !== outlook.seat) return 0;
  if (item.kind === 'technology') return levelWorth(outlook, item.level);
  return item.kind === 'bridge-tile' ? outlook.weights.bridgeTile[item.stack] : 6;
}

// All legal commands, with two exceptions. Of all orientations of a tile
// only the best few remain. An optional technology is not taken while another item must be resolved.

/** Undo makes no progress, and a bot cannot value the unseen tiles of a refreshed row. */
const NEVER: ReadonlySet<CommandType> = new Set(['Undo', 'RefreshRow']);
const TYPES = (Object.keys(RULES) as CommandType[]).filter((type) => !NEVER.has(type));

/** Candidates; they contain illegal ones, which `stepFrom` refuses. */
export function candidatesAt(outlook: Outlook, thought: Thought): readonly Command[] {
  const game = gameOf(outlook, thought);
  return typesAt(outlook, thought.state).flatMap((type): readonly Command[] => {
    if (type === 'SetParlerMarkers') return parlerMarkers(outlook, thought.state);
    const all = ruleOf(type).candidates(game, outlook.seat);
    return fewPlacements(outlook, thought.state, all);
  });
}

/** While an item blocks play, only the command types that resolve it. */
function typesAt({ seat }: Outlook, state: State): readonly CommandType[] {
  const blocking = blockingItems(state);
  if (blocking.length === 0) return seat === state.turn.seat ? TYPES : ['ChooseTechnology'];
  const kinds = new Set(blocking.filter((item) => item.seat === seat).map((item) => item.kind));
  return TYPES.filter((type) => {
    const { answers } = ruleOf(type);
    return answers !== undefined && kinds.has(answers);
  });
}

// Reduces hundreds of tile placements: placements that touch the same things are equivalent.

/** Keeps the orientation that touches most on each place; other commands stay unchanged. */
function fewPlacements(outlook: Outlook, state: State, commands: readonly Command[]): readonly Command[] {
  const [first] = commands;
  if (!first || !isPlacement(first)) return commands;
  const best = new Map<string, { command: Command; worth: number }>();
  for (const command of commands) {
    if (!isPlacement(command)) continue;
    const key = `${command.slot}/${placeOf(command)}/${keepsCube(command)}`;
    const worth = turningWorth(outlook, state, command);
    if (worth > (best.get(key)?.worth ?? -1)) best.set(key, { command, worth });
  }
  return [...best.values()].map(({ command }) => command);
}

function placeOf(command: Placement): string {
  if (command.type === 'PlaceWall') return command.cell;
  return command.type === 'PlaceBuilding' ? command.site : '';
}

/**
 * The part of the value that depends only on the orientation: matched symbols, matched corners, and
 * symbols that face an empty place.
 */
function turningWorth(outlook: Outlook, state: State, command: Placement): number {
  if (command.type === 'PlaceBuilding') return buildingTurn(outlook, state, command);
  const { pack, unit } = outlook;
  const player = elementAt(state.players, outlook.seat);
  const id = state.rows[command.type === 'PlaceWall' ? 'wall' : 'upgrade'].slots[command.slot] ?? '';
  const tile = pack.upgradeById.get(id) ?? must(pack.wallById, id);
  const place = command.type === 'PlaceWall' ? command.cell : must(pack.upgradeById, id).action;
  const { edges, corners } = actionBoardContacts(
    pack,
    player,
    place,
    id,
    command.rotation,
    state.setup.options.simplifiedCovering,
  );
  let worth = corners.length * unit['red-token'];
  for (const { gains } of edges) for (const gain of gains) worth += worthOf(outlook, player, gain);
  const { across } = must(pack.actionBoardPlaces.places, place);
  for (const { side, gain } of tile.edges)
    if (across[turnSide(side, command.rotation)])
      worth += outlook.weights.openEdge * worthOf(outlook, player, gain);
  return worth;
}

function buildingTurn({ pack, unit }: Outlook, state: State, command: CommandOf<'PlaceBuilding'>): number {
  const id = state.rows.building.slots[command.slot] ?? '';
  return cityContacts(pack, state, command.site, id, command.rotation).length * unit['blue-token'];
}

// DEV-3: before an action takes from a row with a gap, the row is refilled. Seeing more tiles costs the active seat nothing.

/**
 * The commands up to the first that uses a row with a gap, followed by the command that refills the row.
 */
export function withRefill(
  pack: Pack,
  { state, seat = 0 }: View,
  commands: readonly Command[],
): readonly Command[] {
  const game = { pack, state, offered: () => undefined };
  for (const [index, command] of commands.entries()) {
    const row = command.type === 'DeclareAction' ? rowOfAction(command.action) : undefined;
    if (!row) continue;
    const refill = { type: 'RefillRow', row } as const;
    // Gaps made by the plan itself follow a step with an uncertain outcome, so the current row is decisive.
    if (!ruleOf('RefillRow').refuse(game, seat, refill)) return [...commands.slice(0, index), refill];
  }
  return commands;
}

// A seat's choices for Peter Parler: the pawn goes where it costs least, and the cubes onto the least useful tiles.

/** The only marker placement that bots consider. */
function parlerMarkers(outlook: Outlook, state: State): readonly Command[] {
  if (!state.items.some((item) => item.kind === 'parler-markers' && item.seat === outlook.seat)) return [];
  const plaza = leastWanted(outlook, state);
  if (plaza === undefined) return [];
  const slots = Object.fromEntries(ROWS.map((row) => [row, leastSlot(outlook, state, row)])) as Record<
    Row,
    Slot
  >;
  return [{ type: 'SetParlerMarkers', plaza, slots }];
}

function leastWanted(outlook: Outlook, state: State): string | undefined {
  const player = elementAt(state.players, outlook.seat);
  const worth = (plaza: string): number => {
    const found = state.plazas.find((candidate) => candidate.plaza === plaza);
    if (!found?.face) return 0;
    const { upper, lower } = rewardsOf(outlook.pack, found);
    return worthOf(outlook, player, upper) + worthOf(outlook, player, lower);
  };
  return plazaRing(outlook.pack)
    .filter((plaza) => freeSitesAt(outlook.pack, state, plaza).length > 0)
    .sort((a, b) => worth(a) - worth(b))[0];
}

function leastSlot(outlook: Outlook, state: State, row: Row): Slot {
  const worths = slotWorths(outlook, state, row);
  const [least] = [...worths].sort((a, b) => a.worth - b.worth);
  return least?.slot ?? 0;
}

/** The thinking limit of the master. */
export interface ThinkingLimit {
  /** Maximum positions searched for one command. The same number always gives the same move. */
  readonly nodes: number;
  /** Whether the time is up; polled during the search. Without it, only `nodes` limits the search. */
  readonly isOver?: () => boolean;
}

export const DEFAULT_LIMIT: ThinkingLimit = { nodes: 6000 };
