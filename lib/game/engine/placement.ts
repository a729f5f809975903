/** Whether placing a tile may reveal something hidden, without executing it. */
import { type EdgeContact, payingEdges } from './board/contacts';
import { rarityOf, ROW_OF, type Placement } from './board/rows';
import type { SeatId } from './commands';
import { reachesLevel } from './effects/urgency';
import type { PackData } from './pack';
import { currentPerformance, playerAt, type Game } from './rule';
import { must } from './util';
import type { Effect } from './vocabulary';

/** Whether the slot is refilled at once (HEX-3). */
export function refillsSlot({ state }: Game, command: Placement): boolean {
  const { stack } = state.rows[ROW_OF[command.type]];
  return !state.setup.options.refillOnDemand && stack[rarityOf(command.slot)] > 0;
}

/**
 * Whether the gained technology steps reach a space that draws tiles, unless that draw has to wait for
 * another.
 */
export function reachesTechnology(game: Game, seat: SeatId, command: Placement): boolean {
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
export function completesPlaza({ pack, state }: Game, command: Placement): boolean {
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
