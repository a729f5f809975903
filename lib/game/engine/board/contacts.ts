/**
 * The edges and corners of a newly placed tile that meet others, without contacts that have already paid
 * (ADJ, CORNER, R-13, ADJ-2, ADJ-3, ADJ-4, ADJ-5, CORNER-1, CORNER-5).
 */
import type { Rotation } from '@/lib/game/engine/commands';
import type { Board, Pack } from '@/lib/game/engine/pack-index';
import type { Player, PlacedTile, State } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { ACTIONS, type Action } from '@/lib/game/engine/vocabulary';
import { oppositeSide, printedAt, SIX, turnSide } from './hex';

/** An edge pair that pays: its key and both symbols, starting with the placed tile's. */
export interface EdgeContact {
  readonly key: string;
  readonly gains: readonly [Effect, Effect];
}
export interface Contacts {
  readonly edges: readonly EdgeContact[];
  /** Keys of red corner contacts, one per other corner. */
  readonly corners: readonly string[];
}

interface PlacedShape {
  readonly corners: readonly number[];
  readonly edges: readonly { readonly side: number; readonly gain: Effect }[];
  readonly rotation: Rotation;
}

/**
 * Contacts that an upgrade or wall would make on the player's action board, without those that have
 * already paid. With `simplifiedCovering` (DEV-2), a covered tile's symbols block their sides and corners.
 */
export function actionBoardContacts(
  pack: Pack,
  player: Player,
  place: string,
  tile: string,
  rotation: Rotation,
  simplifiedCovering = false,
): Contacts {
  const placed = { tile, rotation };
  const here = unblocked(pack, player, place, placed, simplifiedCovering);
  const hasRedCorner = (id: string, corner: number): boolean => {
    const there = tileAt(pack, player, id);
    return there !== undefined && hasCorner(there, corner);
  };
  const corners = cornerContacts(pack.actionBoardPlaces, place, here, hasRedCorner);
  return {
    edges: payingEdges(pack, player, place, placed, simplifiedCovering),
    corners: corners.filter((key) => !player.paidContacts.includes(key)),
  };
}

/** Only the edge pairs. */
export function payingEdges(
  pack: Pack,
  player: Player,
  place: string,
  placed: PlacedTile,
  simplifiedCovering: boolean,
): readonly EdgeContact[] {
  const here = unblocked(pack, player, place, placed, simplifiedCovering);
  const contacts = edgeContacts(pack, player, place, here);
  return contacts.filter(({ key }) => !player.paidContacts.includes(key));
}

function unblocked(
  pack: Pack,
  player: Player,
  place: string,
  placed: PlacedTile,
  simplifiedCovering: boolean,
): PlacedShape {
  const whole = shapeOf(pack, placed);
  return simplifiedCovering ? withoutBlocked(pack, player, place, whole) : whole;
}

function edgeContacts(pack: Pack, player: Player, place: string, here: PlacedShape): EdgeContact[] {
  const spot = must(pack.actionBoardPlaces.places, place);
  return SIX.flatMap((side): EdgeContact[] => {
    const mine = symbolAt(here, side);
    const other = spot.across[side];
    const there = mine && other ? tileAt(pack, player, other) : undefined;
    const theirs = there && symbolAt(there, oppositeSide(side));
    return mine && other && theirs ? [{ key: [place, other].sort().join('|'), gains: [mine, theirs] }] : [];
  });
}

/** DEV-2: the covering tile's symbol or corner pays nothing where the covered tile has one. */
function withoutBlocked(pack: Pack, player: Player, place: string, here: PlacedShape): PlacedShape {
  const covered = actions.has(place)
    ? player.upgrades[place as Action].map((placed) => shapeOf(pack, placed))
    : [];
  return {
    rotation: here.rotation,
    edges: here.edges.filter(
      (edge) => !covered.some((under) => symbolAt(under, turnSide(edge.side, here.rotation))),
    ),
    corners: here.corners.filter(
      (corner) => !covered.some((under) => hasCorner(under, turnSide(corner, here.rotation))),
    ),
  };
}

/**
 * Keys of the blue corner contacts that a building would make on a site, with other buildings and printed
 * corners (CORNER-2).
 */
export function cityContacts(
  pack: Pack,
  state: State,
  site: string,
  tile: string,
  rotation: Rotation,
): readonly string[] {
  const { corners } = must(pack.buildingById, tile);
  const here: PlacedShape = { corners, edges: [], rotation };
  const hasBlueCorner = (id: string, corner: number): boolean => {
    const there = state.buildings.find((building) => building.site === id);
    return (
      there !== undefined &&
      hasCorner({ corners: must(pack.buildingById, there.tile).corners, rotation: there.rotation }, corner)
    );
  };
  const { vertices } = must(pack.cityPlaces.places, site);
  const printed = SIX.filter(
    (corner) => hasCorner(here, corner) && pack.printedCorners.has(vertices[corner] ?? ''),
  ).map((corner) => `${vertices[corner]}|${site}|printed`);
  return [...cornerContacts(pack.cityPlaces, site, here, hasBlueCorner), ...printed];
}

/**
 * One contact for each matching corner of another tile at each corner of this tile (CORNER-3, CORNER-6,
 *
 */
function cornerContacts(
  board: Board,
  place: string,
  here: PlacedShape,
  matches: (place: string, corner: number) => boolean,
): string[] {
  const { vertices } = must(board.places, place);
  return SIX.filter((corner) => hasCorner(here, corner)).flatMap((corner) => {
    const vertex = vertices[corner] ?? '';
    return (board.meeting.get(vertex) ?? [])
      .filter((other) => other.place !== place && matches(other.place, other.corner))
      .map((other) => `${vertex}|${[place, other.place].sort().join('|')}`);
  });
}

const actions: ReadonlySet<string> = new Set(ACTIONS);

/** The tile on a place of the action board: the top upgrade or the wall. */
function tileAt(pack: Pack, player: Player, place: string): PlacedShape | undefined {
  const placed = actions.has(place)
    ? player.upgrades[place as keyof Player['upgrades']].at(-1)
    : player.walls.find((wall) => wall.cell === place);
  return placed && shapeOf(pack, placed);
}

function shapeOf(pack: Pack, { tile, rotation }: PlacedTile): PlacedShape {
  const { corners, edges } = pack.upgradeById.get(tile) ?? must(pack.wallById, tile);
  return { corners, edges, rotation };
}

function symbolAt(tile: PlacedShape, side: number): Effect | undefined {
  const printed = printedAt(side, tile.rotation);
  return tile.edges.find((edge) => edge.side === printed)?.gain;
}

function hasCorner(tile: Pick<PlacedShape, 'corners' | 'rotation'>, corner: number): boolean {
  return tile.corners.includes(printedAt(corner, tile.rotation));
}
