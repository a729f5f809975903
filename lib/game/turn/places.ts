/** Where on the table a command can be given: the `data-at` marks of the drawings (docs/live-table.md). */
import type { Placement } from '@/lib/game/engine/board/rows';
import type { Command, CommandOf, CommandType } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { type Action, type Cost, GOODS, ROAD_SPACES, type Row, TRACKS } from '@/lib/game/engine/vocabulary';
import type { LogRow } from '@/lib/game/eventlog/row';

/** `<kind>:<id>` of a piece or place. */
export type At = string;

/** The mark of a slot of a row. */
export function slotAt(row: Row, slot: number): At {
  return `slot:${row}-${slot}`;
}

/** The mark of a whole row, used to refresh it. */
export function rowAt(row: Row): At {
  return `row:${row}`;
}

/** The mark of an action's hex on the player's own board. */
function actionAt(pack: Pack, action: Action): At {
  const hex = pack.actionBoard.actions.find((entry) => entry.action === action);
  return `cell:${hex?.id ?? action}`;
}

/** The place of a placement's tile: a wall cell, a site, or the hex of the upgraded action. */
export function spotOf(pack: Pack, state: State, command: Placement): { at: At; place: string } {
  if (command.type === 'PlaceWall') return { at: `cell:${command.cell}`, place: command.cell };
  if (command.type === 'PlaceBuilding') return { at: `site:${command.site}`, place: command.site };
  const action = pack.upgradeById.get(state.rows.upgrade.slots[command.slot] ?? '')?.action;
  return action ? { at: actionAt(pack, action), place: action } : { at: '', place: '' };
}

/**
 * Where a single-press command can be given on the table; empty if only the moves panel has it. A row is
 * refreshed by its heading, followed by two tiles, or from the enlarged picture of either tile.
 */
export function placesOf(pack: Pack, state: State, command: Command): readonly At[] {
  const placesFor: Finder<Command> | undefined = PLACES[command.type];
  return placesFor?.(pack, state, command) ?? [];
}

/** Whether a command has a form: a choice about Peter Parler's turn, which is also taken back with it. */
export const isForParler = ({ type }: Pick<LogRow['command'], 'type'>): boolean =>
  type === 'SetParlerMarkers' || type === 'PlaceParlerBuilding';

/** Declared as a method, because method parameters are bivariant: `placesOf` finds the places of any command. */
type Finder<C extends Command> = { find(pack: Pack, state: State, command: C): readonly At[] }['find'];

const PLACES: { readonly [T in CommandType]?: Finder<CommandOf<T>> } = {
  TakeActionTile: (_pack, _state, { position }) => [`crane:${position}`],
  CollectSlotBonus: takenFrom,
  BuyEgg: takenFrom,
  ScoreSpecialPoints: takenFrom,
  SkipMainAction: takenFrom,
  DeclareAction: (pack, _state, { action }) => [actionAt(pack, action)],
  // One more: on its track. Production: in its store.
  ManageMines: (_pack, { turn: { seat } }, { choice }) => [
    choice === 'produce' ? `goods:${seat}-gold` : `track:${seat}-gold-mine`,
  ],
  ManageQuarries: (_pack, { turn: { seat } }, { choice }) => [
    choice === 'produce' ? `goods:${seat}-stone` : `track:${seat}-quarry`,
  ],
  AdvanceRoad: (pack, { players, turn }) => roadAt(pack, ROAD_SPACES[players[turn.seat]?.road ?? 0]),
  UseTechnology: (_pack, _state, { tile }) => [`technology:${tile}`],
  ChooseTechnology: (_pack, _state, { tile }) => [`technology:${tile}`],
  MoveUp: onGrid,
  ResolveUpArrow: onGrid,
  MoveSideways: onGrid,
  // Keeping the right to a seal keeps the cube for it.
  ClaimSeal: (_pack, { turn }, { seal }) => [seal ? `seal:${seal}` : `goods:${turn.seat}-cubes`],
  ResolveRoadEffect: (pack, _state, { space }) => roadAt(pack, space),
  ResolveRoadEgg: (pack, _state, { space }) => roadAt(pack, space),
  PlacePlank: (_pack, _state, { place }) => [`bridge:${place}`],
  CollectUpgradeBonus: (pack, _state, { tile }) => bonusAt(pack, tile),
  ChooseProductionToken: (_pack, _state, { token }) => [`token:${token}`],
  ChoosePlazaReward: (_pack, _state, { plaza, reward }) => [`reward:${plaza}-${reward}`],
  ChoosePlazaTile: (_pack, _state, { plaza }) => [`plaza:${plaza}`],
  ChooseProductionKind: (_pack, state, { item, what }) => [`goods:${seatAsked(state, item)}-${what}`],
  // Without a piece of their own: the stack, the payment, or the item that asks.
  ChooseBridgeTile: (pack, _state, { tile }) =>
    roadAt(pack, pack.bridge.tilesIV.some(({ id }) => id === tile) ? 'IV' : 'V'),
  ClaimCathedralTile: () => ['stack:cathedral'],
  DiscardWindows: (_pack, state, { keep }) => ownGoods(state, keep),
  BuyExtraAction: (_pack, state, { pay }) => ownGoods(state, pay),
  RefreshRow: (_pack, _state, { row, slots }) => slots.map((slot) => slotAt(row, slot)),
  RefillRow: (_pack, { rows }, { row }) =>
    rows[row].slots.flatMap((tile, i) => (tile === null ? slotAt(row, i) : [])),
  PlaceParlerBuilding: (_pack, _state, { site }) => [`site:${site}`],
  ChooseAlternative: alternativeAt,
};

/** The place of this turn's action tile. */
function takenFrom(_pack: Pack, { turn }: State): readonly At[] {
  return turn.tile ? [`crane:${turn.tile.position}`] : [];
}

function onGrid(
  _pack: Pack,
  _state: State,
  { grid }: CommandOf<'MoveUp' | 'ResolveUpArrow' | 'MoveSideways'>,
): readonly At[] {
  return [`grid:${grid}`];
}

function ownGoods({ turn }: State, goods: Cost): readonly At[] {
  return Object.keys(goods).map((good) => `goods:${turn.seat}-${good}`);
}

/**
 * The seat that answers a question; in another player's turn it can be a seat with a claim on a completed
 * plaza.
 */
const seatAsked = ({ items, turn }: State, item: number): number =>
  items.find(({ id }) => id === item)?.seat ?? turn.seat;

/** One of several rewards: at the piece that asks, or at the place that gives it. */
function alternativeAt(
  pack: Pack,
  state: State,
  { item, option }: CommandOf<'ChooseAlternative'>,
): readonly At[] {
  const asking = state.items.find(({ id }) => id === item);
  const source = sourceAt(pack, state, item);
  const { kind = '' } = (asking?.kind === 'choice' && asking.of[option]) || {};
  const seat = seatAsked(state, item);
  const is = (what: string): boolean => what === kind;
  const drawn = GOODS.some(is) ? 'goods' : TRACKS.some(is) && 'track';
  const own = drawn ? [`${drawn}:${seat}-${kind}`] : [];
  // Without another place, the asked player's name is used.
  return source[0]?.startsWith('board:') && own.length > 0 ? own : [...source, ...own];
}

/** The piece that asks a question, or else the asked player's boards. */
function sourceAt(pack: Pack, state: State, item: number): readonly At[] {
  const asking = state.items.find(({ id }) => id === item);
  const { kind, id = '' } = asking?.source ?? {};
  if (kind === 'plaza' || kind === 'technology' || kind === 'grid') return [`${kind}:${id}`];
  if (kind === 'upgrade') return bonusAt(pack, id);
  return [`board:${asking?.seat ?? state.turn.seat}`];
}

function roadAt(pack: Pack, numeral: string | undefined): readonly At[] {
  const space = pack.kingsRoad.spaces.find((entry) => entry.space === numeral);
  return space ? [`road:${space.id}`] : [];
}

function bonusAt(pack: Pack, tile: string): readonly At[] {
  const action = pack.upgradeById.get(tile)?.action;
  return action ? [actionAt(pack, action)] : [];
}
