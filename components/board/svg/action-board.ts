/** A player's action board: six actions in a ring with upgrades on them, walls around, all in their rotation. */
import type { HexEntry, PackData } from '@/lib/engine/pack';
import type { PlacedTile, Player } from '@/lib/engine/state';
import { colour, hexCentre, hexOutline, icon, label, moved, polygon, svg, type Point } from './draw';
import { actionIcon } from './glyphs';
import { drawTile } from './hex-tile';

const SIZE = 46;
const ORIGIN: Point = { x: 0, y: 0 };

/** The action board of one player. `words` is the text equivalent. */
export function actionBoardSvg(pack: PackData, player: Player, id: string, words: string): string {
  const body = emptyBoard(pack) + upgrades(pack, player) + walls(pack, player);
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

const boards = new WeakMap<PackData, string>();

function emptyBoard(pack: PackData): string {
  const known = boards.get(pack);
  if (known) return known;
  const { actions, wallCells, centre } = pack.actionBoard;
  const cells = wallCells.map((cell, i) =>
    moved(
      at(cell),
      outline('none', 'stroke-dasharray="4 4" opacity=".6"') +
        label(String(i + 1), ORIGIN, { size: 14, fill: 'art' }),
    ),
  );
  const bases = actions.map(({ action, ...hex }) =>
    moved(at(hex), outline('tile') + icon(actionIcon(action), ORIGIN, 42)),
  );
  const drawn = cells.join('') + bases.join('') + moved(at(centre), outline('wheel'));
  boards.set(pack, drawn);
  return drawn;
}

function at(hex: Pick<HexEntry, 'q' | 'r'>): Point {
  return hexCentre(hex, SIZE);
}

function outline(fill: string, extra = ''): string {
  const paint = fill === 'none' ? 'none' : colour(fill);
  return polygon(
    hexOutline(ORIGIN, SIZE - 1),
    `fill="${paint}" stroke="${colour('art')}" stroke-width="1.2" ${extra}`,
  );
}

function upgrades(pack: PackData, player: Player): string {
  return pack.actionBoard.actions
    .map(({ action, ...hex }) => {
      const stack = player.upgrades[action];
      const top = stack[stack.length - 1];
      if (!top) return '';
      const covered =
        stack.length > 1
          ? label(`+${stack.length - 1}`, { x: 26, y: 24 }, { size: 12, fill: 'art', halo: true })
          : '';
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
