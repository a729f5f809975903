/**
 * A player's action board: a ring of six actions with their upgrades, surrounded by walls, all in their
 * rotation.
 */
import type { HexEntry, PackData } from '@/lib/game/engine/pack';
import type { PlacedTile, Player } from '@/lib/game/engine/state';
import { capitalize, turnedLabel, type Wording } from '@/lib/game/wording/wording';
import { nameOf, namesOf, titleOf } from '@/lib/game/wording/names';
import { actionShort, rowName } from '@/lib/game/wording/terms';
import { linkPiece } from './board-location';
import {
  cell,
  colour,
  gridRow,
  hexCentre,
  hexPath,
  icon,
  label,
  labels,
  num,
  path,
  svg,
  type Caption,
  type Point,
} from './draw';
import { actionIcon } from './glyphs';
import { drawTile } from './tiles';

const SIZE = 46;

interface BoardOf {
  readonly words: Wording;
  readonly seat: number;
  /** Whether the reader can act here; other players' places can only be inspected. */
  readonly mine: boolean;
  readonly caption: Caption;
}

const WIDTH = 5 * Math.sqrt(3) * SIZE;
const HEIGHT = 8 * SIZE;
export const ACTIONS_BOX = { x: -WIDTH / 2 - 2, y: -HEIGHT / 2 - 2, width: WIDTH + 4, height: HEIGHT + 4 };

/** The action board of one player. */
export function actionBoardSvg(pack: PackData, player: Player, board: BoardOf): string {
  const rows = [
    gridRow(board.words.t('inspect.actionBoard'), actions(pack, player, board)),
    gridRow(capitalize(rowName(board.words, 'wall')), walls(pack, player, board)),
  ];
  const frame = { ...ACTIONS_BOX, id: `actions-${board.seat}`, ...board.caption, className: 'board-svg' };
  return svg({ ...frame, role: 'grid' }, `<use href="#empty-actions"/>${rows.join('')}`);
}

/** The board without tiles: identical for everyone, and part of the sheet. */
export function emptyActionBoard(pack: PackData): string {
  const { actions, wallCells, centre } = pack.actionBoard;
  const line = `stroke="${colour('art')}" stroke-width="1.2"`;
  const cells = path(
    wallCells.map((cell) => hexPath(at(cell), SIZE - 1)),
    `fill="none" ${line} stroke-dasharray="4 4" opacity=".6"`,
  );
  const bases = path(
    actions.map((hex) => hexPath(at(hex), SIZE - 1)),
    `fill="${colour('tile')}" ${line}`,
  );
  const middle = path([hexPath(at(centre), SIZE - 1)], `fill="${colour('wheel')}" ${line}`);
  const numbers = labels(
    { size: 14 },
    wallCells.map((cell, i) => [String(i + 1), at(cell)]),
  );
  const icons = actions.map(({ action, ...hex }) => icon(actionIcon(action), at(hex), 42)).join('');
  return cells + bases + middle + numbers + icons;
}

function at(hex: Pick<HexEntry, 'q' | 'r'>): Point {
  return hexCentre(hex, SIZE);
}

/** Where an action or a wall lies. A cell for walls has its number as a name. */
export function placeOnActions({ actionBoard: { actions, wallCells } }: PackData, id: string) {
  const cell = wallCells.findIndex((entry) => entry.id === id);
  const hex = wallCells[cell] ?? actions.find((entry) => entry.id === id);
  return hex && { centre: at(hex), size: SIZE, name: cell < 0 ? '' : String(cell + 1) };
}

const HIT = `<use href="#hit-hex" class="hit" transform="scale(${num(SIZE / 50)})"/>`;

/** A place with its tile; the whole hex can be pressed. */
function place({ seat, mine }: BoardOf, id: string, name: string, hex: HexEntry, body: string): string {
  const link = mine
    ? linkPiece('cell', id, name, body + HIT)
    : linkPiece('rival', `${seat}-${id}`, name, body + HIT);
  return cell(at(hex), link);
}

function placeName({ words }: BoardOf, pack: PackData, at: string, lying: PlacedTile | undefined): string {
  if (!lying) return at;
  const tile = turnedLabel(words, nameOf(words, pack, lying.tile), lying.rotation);
  return words.t('position.turned', { place: at, tile });
}

function actions(pack: PackData, player: Player, board: BoardOf): readonly string[] {
  return pack.actionBoard.actions.map((hex) => {
    const stack = player.upgrades[hex.action];
    const top = stack[stack.length - 1];
    const covered = stack.length > 1 ? label(`+${stack.length - 1}`, { x: 26, y: 24 }, { size: 14 }) : '';
    const name = placeName(board, pack, actionShort(board.words, hex.action), top);
    return place(board, hex.id, name, hex, top ? drawPlaced(pack, top) + covered : '');
  });
}

function walls(pack: PackData, player: Player, board: BoardOf): readonly string[] {
  return pack.actionBoard.wallCells.map((space) => {
    const wall = player.walls.find((entry) => entry.cell === space.id);
    const name = placeName(board, pack, titleOf(board.words, pack, space.id), wall);
    return place(board, space.id, name, space, wall ? drawPlaced(pack, wall) : '');
  });
}

function drawPlaced(pack: PackData, { tile: id, rotation }: PlacedTile): string {
  const tile = namesOf(pack).hexes.get(id);
  return tile ? drawTile(tile, SIZE, rotation) : '';
}
