/** Where on the table a command can be given: the `data-at` marks of the drawings (docs/live-table.md). */
import type { Placement } from '@/lib/game/engine/board/rows';
import type { Command, CommandOf } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { GOODS, ROAD_SPACES, TRACKS, type Action, type Row } from '@/lib/game/engine/vocabulary';

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
  switch (command.type) {
    case 'TakeActionTile':
      return [`crane:${command.position}`];
    case 'CollectSlotBonus':
    case 'BuyEgg':
    case 'ScoreSpecialPoints':
    case 'SkipMainAction':
      return state.turn.tile ? [`crane:${state.turn.tile.position}`] : [];
    case 'DeclareAction':
      return [actionAt(pack, command.action)];
    // One more: on its track. Production: in its store.
    case 'ManageMines':
      return [
        command.choice === 'produce' ? `goods:${state.turn.seat}-gold` : `track:${state.turn.seat}-gold-mine`,
      ];
    case 'ManageQuarries':
      return [
        command.choice === 'produce' ? `goods:${state.turn.seat}-stone` : `track:${state.turn.seat}-quarry`,
      ];
    case 'AdvanceRoad':
      return roadAt(pack, ROAD_SPACES[state.players[state.turn.seat]?.road ?? 0]);
    case 'UseTechnology':
    case 'ChooseTechnology':
      return [`technology:${command.tile}`];
    case 'MoveUp':
    case 'ResolveUpArrow':
    case 'MoveSideways':
      return [`grid:${command.grid}`];
    case 'ClaimSeal':
      // Keeping the right to a seal keeps the cube for it.
      return [command.seal ? `seal:${command.seal}` : `goods:${state.turn.seat}-cubes`];
    default:
      return answerPlaces(pack, state, command);
  }
}

function answerPlaces(pack: Pack, state: State, command: Command): readonly At[] {
  switch (command.type) {
    case 'ResolveRoadEffect':
    case 'ResolveRoadEgg':
      return roadAt(pack, command.space);
    case 'PlacePlank':
      return [`bridge:${command.place}`];
    case 'CollectUpgradeBonus':
      return bonusAt(pack, command.tile);
    case 'ChooseProductionToken':
      return [`token:${command.token}`];
    case 'ChoosePlazaReward':
      return [`reward:${command.plaza}-${command.reward}`];
    case 'ChoosePlazaTile':
      return [`plaza:${command.plaza}`];
    case 'ChooseProductionKind':
      return [`goods:${seatAsked(state, command.item)}-${command.what}`];
    default:
      return placesOfRest(pack, state, command);
  }
}

/** The place of commands without a piece of their own: the stack, the payment, or the item that asks. */
function placesOfRest(pack: Pack, state: State, command: Command): readonly At[] {
  const { seat } = state.turn;
  switch (command.type) {
    case 'ChooseBridgeTile':
      return roadAt(pack, pack.bridge.tilesIV.some(({ id }) => id === command.tile) ? 'IV' : 'V');
    case 'ClaimCathedralTile':
      return ['stack:cathedral'];
    case 'DiscardWindows':
      return Object.keys(command.keep).map((window) => `goods:${seat}-${window}`);
    case 'BuyExtraAction':
      return Object.keys(command.pay).map((window) => `goods:${seat}-${window}`);
    case 'RefreshRow':
      return command.slots.map((slot) => slotAt(command.row, slot));
    case 'RefillRow':
      return state.rows[command.row].slots.flatMap((tile, i) =>
        tile === null ? slotAt(command.row, i) : [],
      );
    case 'PlaceParlerBuilding':
      return [`site:${command.site}`];
    case 'ChooseAlternative':
      return alternativeAt(pack, state, command);
    default:
      return [];
  }
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
