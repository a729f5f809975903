/** Close-ups of tiles: on the crane, in the rows, on action boards. */
import { actionTileSvg, tilePicture, tileSvg } from '@/lib/game/drawing/tiles';
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { PlacedTile } from '@/lib/game/engine/state';
import { ROWS } from '@/lib/game/engine/vocabulary';
import { hexParts, hexWords } from '@/lib/game/wording/city';
import { capitalize } from '@/lib/game/wording/wording';
import { actionTileName, nameOf, namesOf, seatName, titleOf } from '@/lib/game/wording/names';
import { placeTerms } from '@/lib/game/wording/position';
import { actionName, actionShort, rowName } from '@/lib/game/wording/terms';
import { craneAhead, craneSlider } from './crane-ahead';
import type { LargeView, InspectContext } from './inspection';

/**
 * The action tile at a crane position, or taken from it in this turn: both actions, its price, the slot
 * bonus.
 */
export function inspectPosition(context: InspectContext, id: string): LargeView | undefined {
  const { table, words } = context;
  const { pack, view } = table;
  const { state } = view;
  const position = pack.crane.positions.find(({ index }) => index === Number(id));
  const taken = state.turn.tile?.position === position?.index ? state.turn.tile : undefined;
  const tile = position && (tileAt(state, position.index) ?? (taken && { ...taken, fivePoints: false }));
  if (!tile) return undefined;
  const { actionSide } = state.setup.variant;
  const actions = pack.actionTileById.get(tile.tile)?.sides[actionSide] ?? [];
  const title = actionTileName(words, pack, tile.tile, actionSide);
  const terms = placeTerms({ words, pack }, tile, position);
  return {
    title,
    drawings: [actionTileSvg(pack, position.index, tile, actions), ...craneSlider(context, tile.tile)],
    lines: [...actions.map((action) => actionName(words, action)), terms.join(', ')],
    ahead: craneAhead(context, { ...tile, position: position.index, isTaken: taken !== undefined }),
  };
}

export function inspectSlot(context: InspectContext, id: string): LargeView | undefined {
  const [name, slot = ''] = id.split('-');
  const row = ROWS.find((entry) => entry === name);
  const tile = row && context.table.view.state.rows[row].slots[Number(slot)];
  return tile ? inspectTile(context, { tile, rotation: 0 }) : undefined;
}

/** A row with its tiles, and the number of tiles left in its stacks. */
export function inspectRow({ table, words }: InspectContext, id: string): LargeView | undefined {
  const { pack, view } = table;
  const row = ROWS.find((entry) => entry === id);
  if (!row) return undefined;
  const { slots, stack } = view.state.rows[row];
  const tiles = slots.flatMap((slot) => namesOf(pack).hexes.get(slot ?? '') ?? []);
  return {
    title: capitalize(rowName(words, row)),
    drawings: tiles.map((tile) => tilePicture(tile)),
    lines: [
      ...tiles.map((tile) => `${nameOf(words, pack, tile.id)}: ${hexWords(words, tile)}`),
      capitalize(words.t('table.faceDown', stack)),
    ],
  };
}

/** Any hexagon tile with its rotation. */
export function inspectTile(
  { table, words }: InspectContext,
  { tile: id, rotation }: PlacedTile,
  where?: string,
): LargeView | undefined {
  const tile = namesOf(table.pack).hexes.get(id);
  if (!tile) return undefined;
  return {
    title: nameOf(words, table.pack, id),
    drawings: [tileSvg({ words, pack: table.pack }, tile, { id: `inspect-${id}`, rotation })],
    lines: [...(where ? [where] : []), ...hexParts(words, tile)],
  };
}

/** A place of an action board with all its tiles, topmost first. */
export function inspectCell(context: InspectContext, id: string, seat?: number): LargeView | undefined {
  const { table, words } = context;
  const { pack, view, seats, me } = table;
  const owner = seat ?? me ?? view.state.turn.seat;
  const player = view.state.players[owner];
  const hex = pack.actionBoard.actions.find((entry) => entry.id === id);
  const isCell = pack.actionBoard.wallCells.some((entry) => entry.id === id);
  if (!player || (!hex && !isCell)) return undefined;
  const where = hex ? actionShort(words, hex.action) : titleOf(words, pack, id);
  const name = seatName(words, seats, owner);
  const pile: readonly PlacedTile[] = hex
    ? [...player.upgrades[hex.action]].reverse()
    : player.walls.filter((wall) => wall.cell === id);
  const [top, ...covered] = pile;
  if (!top) return { title: where, drawings: [], lines: [name, words.t('inspect.nothingHere')] };
  const inspected = inspectTile(context, top, `${name}: ${where}`);
  const below = covered.map(({ tile }) => words.t('inspect.covers', { tile: nameOf(words, pack, tile) }));
  return inspected && { ...inspected, lines: [...inspected.lines, ...below] };
}
