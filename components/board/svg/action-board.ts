/** A player's action board: six actions in a ring with upgrades on them, walls around, all in their rotation. */
import type { HexEntry, PackData } from '@/lib/engine/pack';
import type { PlacedTile, Player } from '@/lib/engine/state';
import { colour, hexCentre, hexPath, icon, label, labels, moved, path, svg, type Point } from './draw';
import { actionIcon } from './glyphs';
import { drawTile } from './hex-tile';

const SIZE = 46;

/** The action board of one player. `words` is the text equivalent. */
export function actionBoardSvg(pack: PackData, player: Player, id: string, words: string): string {
  const body = `<use href="#empty-actions"/>` + upgrades(pack, player) + walls(pack, player);
  const frame = {
    x: -212,
    y: -192,
    width: 424,
    height: 384,
    id,
    title: 'Action board',
    desc: words,
    className: 'board-svg',
  };
  return svg(frame, body);
}

/** The board without tiles, the same for everybody: part of the sheet. */
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

function upgrades(pack: PackData, player: Player): string {
  return pack.actionBoard.actions
    .map(({ action, ...hex }) => {
      const stack = player.upgrades[action];
      const top = stack[stack.length - 1];
      if (!top) return '';
      const covered = stack.length > 1 ? label(`+${stack.length - 1}`, { x: 26, y: 24 }, { size: 12 }) : '';
      return moved(at(hex), placed(pack, top) + covered);
    })
    .join('');
}

function walls(pack: PackData, player: Player): string {
  return player.walls
    .map((wall) => {
      const cell = pack.actionBoard.wallCells.find((entry) => entry.id === wall.cell);
      return cell ? moved(at(cell), placed(pack, wall)) : '';
    })
    .join('');
}

function placed(pack: PackData, { tile: id, rotation }: PlacedTile): string {
  const tile = [...pack.upgrades, ...pack.walls].find((entry) => entry.id === id);
  return tile ? drawTile(tile, SIZE, rotation) : '';
}
