/** Entry point: all legal commands of a seat, and everything open for it. */
import { blockingItems } from './acting';
import { BlindWork } from './blind-work';
import { type EdgeContact, payingEdges } from './board/contacts';
import { isPlacement, type Placement, rarityOf, ROW_OF } from './board/rows';
import type { Command, CommandType, SeatId } from './commands';
import { execute, isOpponentsTurn, refuse, refuseStranding, ruleOf } from './decide';
import { reachesLevel } from './effects/tracks';
import { openEntries, type OpenEntry } from './open';
import type { PackData } from './pack';
import type { Pack } from './pack-index';
import type { Rejection } from './rejections';
import { currentPerformance, type Game, gameFrom, playerAt } from './rule';
import { RULES } from './rules';
import { isRevealing } from './secrets';
import type { State } from './state';
import { must } from './util';
import type { View } from './view';
import type { Effect } from './vocabulary';
import type { Work } from './work';

export type { OpenEntry } from './open';

/** A legal command. */
export interface Option {
  readonly command: Command;
  /** Whether it reveals something hidden, which makes it and all steps before it final. */
  readonly reveals: boolean;
}
export interface Options {
  readonly commands: readonly Option[];
  readonly open: readonly OpenEntry[];
}

/** The legal commands of the viewing seat, and its open entries. Spectators have neither. */
export function options(pack: Pack, view: View): Options {
  const { state, seat } = view;
  if (seat === undefined || state.phase === 'finished') return { commands: [], open: [] };
  const game = gameFrom(pack, view);
  const isFree = blockingItems(state).length === 0;
  return {
    commands: relevantTypes(game, seat).flatMap((type) => legal(game, seat, type, isFree)),
    open: openEntries(pack, state, seat),
  };
}

/** ASYNC_TECH: whether the seat has a choice that it may also make in other players' turns. */
function hasKeptTechnology(state: State, seat: SeatId): boolean {
  return state.items.some(
    (item) => item.kind === 'technology' && item.seat === seat && item.class === 'keep',
  );
}

/**
 * While an item blocks, only its answers and undo; otherwise everything except answers to items that are
 * not open (TIMING-1, TIMING-2).
 */
function relevantTypes({ state }: Game, seat: SeatId): readonly CommandType[] {
  const blocking = blockingItems(state);
  const isFree = blocking.length === 0;
  const isKept = hasKeptTechnology(state, seat);
  if (isFree && seat !== state.turn.seat) return isKept ? ['ChooseTechnology'] : [];
  const open = (isFree ? state.items : blocking).filter((item) => item.seat === seat);
  const answered = new Set(open.map((item) => item.kind));
  if (isKept) answered.add('technology');
  return (Object.keys(RULES) as CommandType[]).filter((type) => {
    const kind = RULES[type].answers;
    if (kind !== undefined && answered.has(kind)) return true;
    // In the player's own turn, a right to a seal needs no open item.
    return isFree ? kind === undefined || type === 'ClaimSeal' : type === 'Undo';
  });
}

function legal(game: Game, seat: SeatId, type: CommandType, isFree: boolean): readonly Option[] {
  const rule = ruleOf(type);
  const candidates = rule.candidates(game, seat);
  if (rule.exact) return candidates.map((command) => ({ command, reveals: doesReveal(game, seat, command) }));
  return candidates.flatMap((command) => (why(command) ? [] : tried(game, seat, command)));

  // If nothing blocks, all listed types are already timely. Repeating the timing check for each command
  // would cost more than its rule.
  function why(command: Command): Rejection | undefined {
    return isFree ? rule.refuse(game, seat, command) : refuse(game, seat, command);
  }
}

/** A command that passes its rule, unless it makes a declared action impossible. */
function tried(game: Game, seat: SeatId, command: Command): readonly Option[] {
  const known = knownToReveal(command);
  if (known !== undefined) return [{ command, reveals: known }];
  const work = blindly(game, seat, command);
  if (refuseStranding(work, game.state, seat, command)) return [];
  return [{ command, reveals: hasRevealed(work) }];
}

/** Whether executing a legal command would reveal something hidden. */
export function doesReveal(game: Game, seat: SeatId, command: Command): boolean {
  const known = knownToReveal(command);
  if (known !== undefined) return known;
  if (isPlacement(command)) {
    // Hundreds of placements can be legal at once, so only those that draw a technology or complete a plaza
    // are executed.
    if (refillsSlot(game, command)) return true;
    if (!reachesTechnology(game, seat, command) && !completesPlaza(game, command)) return false;
  }
  return hasRevealed(blindly(game, seat, command));
}

/** Whether commands of this type always or never reveal anything; undefined if it depends. */
function knownToReveal({ type }: Command): boolean | undefined {
  if (type === 'RefreshRow' || type === 'RefillRow') return true;
  return type === 'Undo' ? false : undefined;
}

function hasRevealed({ events, state }: Work): boolean {
  // The opponent's turn begins with a hidden card.
  return events.some(isRevealing) || (isOpponentsTurn(state) && blockingItems(state).length === 0);
}

function blindly({ pack, state }: Game, seat: SeatId, command: Command): Work {
  return execute(new BlindWork(pack, state), seat, command);
}

// Whether placing a tile may reveal something hidden, without executing it.

/** Whether the slot is refilled at once (HEX-3). */
function refillsSlot({ state }: Game, command: Placement): boolean {
  const { stack } = state.rows[ROW_OF[command.type]];
  return !state.setup.options.refillOnDemand && stack[rarityOf(command.slot)] > 0;
}

/**
 * Whether the gained technology steps reach a space that draws tiles, unless that draw has to wait for
 * another.
 */
function reachesTechnology(game: Game, seat: SeatId, command: Placement): boolean {
  const { pack, state } = game;
  const { technology } = playerAt(game, seat).heights;
  if (!reachesLevel(pack, technology, Infinity)) return false;
  if (givesTechnologyByTheWay(pack)) return true;
  const { slots } = state.rows[ROW_OF[command.type]];
  const effects = effectsOf(game, seat, command, slots[command.slot] ?? '');
  if (effects.some(isProducing)) return true;
  const steps = effects.reduce((sum, effect) => sum + technologySteps(effect), 0);
  return steps > 0 && reachesLevel(pack, technology, steps);
}

/** Whether a building takes the last free site of its plaza, which pays rewards to others (PLAZA-3). */
function completesPlaza({ pack, state }: Game, command: Placement): boolean {
  if (command.type !== 'PlaceBuilding') return false;
  const { sites } = must(pack.plazaById, must(pack.siteById, command.site).plaza);
  return sites.every(
    (site) => site === command.site || state.buildings.some((building) => building.site === site),
  );
}

/**
 * Everything that the placement gains at once: the tile's rewards, edge pairs, and effects of technologies
 * after the performance.
 */
function effectsOf(game: Game, seat: SeatId, command: Placement, tile: string): readonly Effect[] {
  const { pack, state } = game;
  const then = currentPerformance(state)?.then;
  const after = then ? [then] : [];
  if (command.type === 'PlaceBuilding') return [must(pack.buildingById, tile).gain, ...after];
  const place = command.type === 'PlaceWall' ? command.cell : must(pack.upgradeById, tile).action;
  const placed = { tile, rotation: command.rotation };
  const edges = payingEdges(
    pack,
    playerAt(game, seat),
    place,
    placed,
    state.setup.options.simplifiedCovering,
  );
  const gained = command.type === 'PlaceWall' ? [must(pack.wallById, tile).gain] : [];
  return [...gained, ...edges.flatMap(({ gains }: EdgeContact) => gains), ...after];
}

const byTheWay = new WeakMap<PackData, boolean>();

/** Whether an ability or a wealth bonus of the pack gives technology steps in addition to the tile. */
function givesTechnologyByTheWay(pack: PackData): boolean {
  const known = byTheWay.get(pack);
  if (known !== undefined) return known;
  const { spaces, variantTiles } = pack.kingsRoad;
  const free = [...spaces, ...variantTiles.flatMap(({ faces }) => faces)].map((space) => space.free);
  const effects = [...pack.technologies.map(({ effect }) => effect), ...free];
  const abilities = effects.flatMap((effect) => (effect?.kind === 'ability' ? [effect.gain] : []));
  const gains = [...abilities, ...pack.playerBoard.wealthBonuses.map(({ gain }) => gain)];
  const found = gains.some((gain) => technologySteps(gain) > 0);
  byTheWay.set(pack, found);
  return found;
}

function isProducing(effect: Effect): boolean {
  return effect.kind === 'produce' || (effect.kind === 'both' && effect.of.some(isProducing));
}

function technologySteps(effect: Effect): number {
  if (effect.kind === 'technology') return effect.n;
  return effect.kind === 'both' ? effect.of.reduce((sum, part) => sum + technologySteps(part), 0) : 0;
}
