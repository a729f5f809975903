/** The action crane: fixed zones around a wheel that carries slot bonuses, action tiles, the box and the turn cube. */
import type { CranePosition, PackData, WheelSector } from '@/lib/engine/pack';
import type { Action } from '@/lib/engine/vocabulary';
import type { State, WheelTile } from '@/lib/engine/state';
import { colour, hexOutline, icon, label, moved, num, path, polar, polygon, svg, type Point } from './draw';
import { actionIcon, costGlyphs, drawRun, effectGlyphs, numbered } from './glyphs';

const CENTRE: Point = { x: 0, y: 0 };
const RIM = 200;
const ZONE = 166;
const TILE = 130;
const BONUS = 77;
const HUB = 58;

/** Angle of a position: red begins at the left and the numbers run clockwise. */
const angleOf = (position: number): number => 180 + 15 + position * 30;

/** The crane with everything on it. `words` is the text equivalent of the drawing. */
export function wheelSvg(pack: PackData, state: State, words: string): string {
  const body =
    '<use href="#crane-rim"/>' +
    pack.crane.sectors.map((sector) => drawSector(sector, state.crane.arrow)).join('') +
    state.crane.tiles.map((tile) => drawActionTile(pack, state, tile)).join('') +
    hub(pack, state);
  const frame = {
    x: -206,
    y: -206,
    width: 412,
    height: 412,
    id: 'crane',
    title: 'Action crane',
    desc: words,
    className: 'board-svg',
  };
  return svg(frame, body);
}

/** What is fixed beside the wheel, and the bare wheel: part of the sheet. */
export function craneRim(pack: PackData): string {
  return zones(pack) + pack.crane.positions.map(price).join('') + rings();
}

const ZONES = ['red', 'green', 'blue'] as const;

/** The fixed rim: places of one zone are one path. */
function zones({ crane }: PackData): string {
  return ZONES.map((zone) => {
    const wedges = crane.positions.filter((position) => position.zone === zone).map(wedge);
    return path(wedges, `fill="${colour(`zone-${zone}`)}" stroke="${colour('edge')}"`);
  }).join('');
}

/** A piece of the rim. */
function wedge({ index }: CranePosition): string {
  const from = angleOf(index) - 15;
  const corner = (radius: number, angle: number) => {
    const { x, y } = polar(CENTRE, radius, angle);
    return `${num(x)} ${num(y)}`;
  };
  return `M${corner(RIM, from)}A${RIM} ${RIM} 0 0 1 ${corner(RIM, from + 30)}L${corner(ZONE, from + 30)}A${ZONE} ${ZONE} 0 0 0 ${corner(ZONE, from)}z`;
}

/** What taking a tile from a place costs or scores. */
function price(position: CranePosition): string {
  const at = polar(CENTRE, (ZONE + RIM) / 2, angleOf(position.index));
  if (position.points > 0) return numbered('i-points', position.points, at, 25);
  return drawRun(costGlyphs(position.cost), at, 25) || label('0', at, { size: 14 });
}

function rings(): string {
  const circle = (r: number, fill: string, width: number) =>
    `<circle r="${r}" fill="${fill}" stroke="${colour('edge')}" stroke-width="${width}"/>`;
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const inner = polar(CENTRE, HUB, 180 + i * 30);
    const outer = polar(CENTRE, ZONE, 180 + i * 30);
    return `M${num(inner.x)} ${num(inner.y)}L${num(outer.x)} ${num(outer.y)}`;
  }).join('');
  return `${circle(ZONE, colour('wheel'), 1.6)}<path d="${spokes}" stroke="${colour('edge')}" stroke-width=".8" opacity=".55"/>${circle(HUB, colour('tile'), 1.6)}`;
}

function drawSector(sector: WheelSector, arrow: number): string {
  const angle = angleOf((arrow + sector.offset) % 12);
  if (sector.box) return drawBox(angle);
  const at = polar(CENTRE, BONUS, angle);
  const cube = sector.clockCube
    ? icon('i-cube', polar(CENTRE, ZONE - 9, angle + 9), 15, `color="${colour('wood')}"`)
    : '';
  return (sector.bonus ? drawRun(effectGlyphs(sector.bonus), at, 22, 34) : '') + cube;
}

function drawBox(angle: number): string {
  const tip = polar(CENTRE, ZONE - 3, angle);
  const left = polar(CENTRE, ZONE - 17, angle - 5);
  const right = polar(CENTRE, ZONE - 17, angle + 5);
  const arrow = [tip, left, right].map(({ x, y }) => `${num(x)},${num(y)}`).join(' ');
  return (
    icon('i-crate', polar(CENTRE, 116, angle), 58) +
    polygon(arrow, `fill="${colour('tile')}" stroke="${colour('edge')}"`)
  );
}

function drawActionTile(pack: PackData, state: State, tile: WheelTile): string {
  const angle = angleOf((state.crane.arrow + tile.sector) % 12);
  const sides = pack.actionTiles.tiles.find((entry) => entry.id === tile.tile)?.sides;
  const actions = sides?.[state.setup.variant.actionSide] ?? [];
  const hexes = actions
    .map((action, i) => drawHalf(action, polar(CENTRE, TILE + (i === 0 ? 18 : -15), angle), angle))
    .join('');
  return hexes + (tile.fivePoints ? fivePoints(pack, polar(CENTRE, TILE + 33, angle + 7)) : '');
}

/** One of the two hexes of an action tile; pointy ends follow the spoke. */
function drawHalf(action: Action, at: Point, angle: number): string {
  const hex = polygon(
    hexOutline(CENTRE, 20),
    `fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width="1.6"`,
  );
  const turned = `<g transform="rotate(${num(angle)})">${hex}</g>`;
  return moved(at, turned + icon(actionIcon(action), CENTRE, 22));
}

function fivePoints(pack: PackData, at: Point): string {
  return drawRun(effectGlyphs({ kind: 'points', n: pack.crane.overripeToken.points }), at, 24);
}

/** The middle tells the time: era, turn, turns left for the table, steps of the platform. */
function hub(pack: PackData, state: State): string {
  const seats = state.setup.players;
  const total = pack.crane.turnsPerPlayer * seats;
  const round = Math.min(Math.floor(state.turnsDone / seats) + 1, pack.crane.turnsPerPlayer);
  return (
    label(`Era ${state.era}`, { x: 0, y: -30 }, { size: 21, serif: true }) +
    label(`Round ${round} of ${pack.crane.turnsPerPlayer}`, { x: 0, y: -9 }, { size: 12 }) +
    label(`${total - state.turnsDone} turns left`, { x: 0, y: 8 }, { size: 12 }) +
    platform(pack, state)
  );
}

function platform(pack: PackData, state: State): string {
  const clock = pack.crane.clocks.find((entry) => entry.players === state.setup.players);
  const start = clock?.platformStart ?? 0;
  const step = 13;
  const spaces = Array.from({ length: start }, (_, i) => {
    const left = start - i;
    const x = (i - start / 2) * step;
    const here = left === state.crane.platform;
    const box = `<rect x="${num(x)}" y="22" width="11" height="11" rx="2" fill="${colour(here ? 'wood' : 'wheel')}" stroke="${colour('edge')}" stroke-width=".8"/>`;
    return box;
  }).join('');
  return spaces + icon('i-hourglass', { x: (start / 2) * step + 8, y: 27.5 }, 15);
}
