/**
 * The action crane: fixed zones around a wheel that carries slot bonuses, action tiles, the box and the turn
 * cube.
 */
import { positionOf, POSITIONS, sectorAt, stepsAfterTurn } from '@/lib/game/engine/board/wheel';
import type { Event } from '@/lib/game/engine/events';
import type { CranePosition, PackData, WheelSector } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Crane, State, WheelTile } from '@/lib/game/engine/state';
import { type Action, type Effect, ZONES } from '@/lib/game/engine/vocabulary';
import type { Labelling } from '@/lib/game/wording/wording';
import { craneSentence, takenSentence, turnsLeft } from '@/lib/game/wording/position';
import { linkPiece } from './board-location';
import {
  type Caption,
  colour,
  hexPath,
  icon,
  label,
  num,
  ORIGIN,
  path,
  type Point,
  polar,
  polygon,
  svg,
  translateTo,
} from './draw';
import { actionIcon, costGlyphs, drawNumbered, drawRun, effectGlyphs, sign } from './glyphs';

const RIM = 208;
const ZONE = 172;
const BONUS = 71;
const HUB = 56;
/**
 * The hexes of an action tile: their radius, and the distances of both from the centre. The slot bonus is
 * between the inner hex and the hub.
 */
const HEX = 23.5;
const HALVES = [145.5, 104.8] as const;
/** The ring between hub and action tiles, where slot bonuses lie. */
export const BONUS_RING = [HUB + 1, HALVES[1] - (HEX * Math.sqrt(3)) / 2] as const;

/** Angle of a position: red starts at the left, and numbers run clockwise. */
const angleOf = (position: number): number => 180 + 15 + position * 30;

/** The crane with all pieces. If the last step turned the wheel, it animates the turn once. */
export function wheelSvg(on: Labelling, caption: Caption, turned: 0 | 1 | 2 = 0): string {
  const { pack, state } = on;
  const body =
    '<use href="#crane-rim"/><use href="#crane-wood"/>' +
    `<g${turned > 0 ? ` class="turned-${turned}"` : ''}>` +
    pack.crane.sectors.map((sector) => drawSector(sector, state.crane.arrow)).join('') +
    state.crane.tiles.map((tile) => drawActionTile(on, tile)).join('') +
    takenPlace(on) +
    '</g>' +
    drawHub(on);
  const box = { x: -212, y: -212, width: 424, height: 424 };
  return svg({ ...box, id: 'crane', ...caption, className: 'board-svg', role: 'group' }, body);
}

/** The fixed parts around the wheel and the empty wheel, as part of the sheet. */
export function craneRim(pack: PackData): string {
  return zones(pack) + rings() + pack.crane.positions.map(price).join('');
}

/** The press target of a twelfth of the wheel and its rim; it points to the right. */
export const HIT_WEDGE = `<path id="hit-wedge" d="${wedgePath(HUB + 3, RIM - 2, 0, 14.3)}"/>`;

/** The fixed rim; all places of one zone share a path. */
function zones({ crane }: PackData): string {
  return ZONES.map((zone) => {
    const wedges = crane.positions
      .filter((position) => position.zone === zone)
      .map(({ index }) => wedgePath(ZONE, RIM, angleOf(index), 15));
    return path(wedges, `fill="${colour(`zone-${zone}`)}" stroke="${colour('edge')}"`);
  }).join('');
}

/** A ring segment between two radii, `half` degrees to each side of an angle. */
function wedgePath(inner: number, outer: number, angle: number, half: number): string {
  const corner = (radius: number, degrees: number) => {
    const { x, y } = polar(ORIGIN, radius, degrees);
    return `${num(x)} ${num(y)}`;
  };
  return `M${corner(outer, angle - half)}A${outer} ${outer} 0 0 1 ${corner(outer, angle + half)}L${corner(inner, angle + half)}A${inner} ${inner} 0 0 0 ${corner(inner, angle - half)}z`;
}

/** The price or points of a place: a coin on the rim is paid, one at the hub is gained. */
function price(position: CranePosition): string {
  const at = polar(ORIGIN, (ZONE + RIM) / 2, angleOf(position.index));
  if (position.points > 0)
    return drawRun([sign('+'), ...effectGlyphs({ kind: 'points', n: position.points })], at, 22);
  const cost = costGlyphs(position.cost);
  if (cost.length > 0) return drawRun([sign('−'), ...cost], at, 22);
  return label('0', at, { size: 19, serif: true });
}

/** The treadwheel: boards, spokes with a bolt each, a rope of gold around it. */
function rings(): string {
  const circle = (r: number, look: string) => `<circle r="${r}" ${look}/>`;
  const edge = colour('edge');
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const inner = polar(ORIGIN, HUB, 180 + i * 30);
    const outer = polar(ORIGIN, ZONE, 180 + i * 30);
    return `M${num(inner.x)} ${num(inner.y)}L${num(outer.x)} ${num(outer.y)}`;
  }).join('');
  return (
    circle(ZONE, `fill="${colour('wheel')}" stroke="${edge}" stroke-width="1.6"`) +
    circle(ZONE - 4.5, `fill="none" stroke="${colour('gold')}" stroke-width="3" stroke-dasharray="5 2.5"`) +
    circle(BONUS + 15, `fill="none" stroke="${edge}" stroke-width=".6" opacity=".5"`) +
    `<path d="${spokes}" stroke="${colour('wood')}" stroke-width="4"/><path d="${spokes}" stroke="${edge}" stroke-width=".7" opacity=".6"/>` +
    circle(HUB, `fill="${colour('tile')}" stroke="${edge}" stroke-width="1.8"`) +
    circle(HUB - 4, `fill="none" stroke="${colour('gold')}" stroke-width="1.2"`) +
    circle(RIM + 1.5, `fill="none" stroke="${edge}" stroke-width="1.4"`)
  );
}

function drawSector(sector: WheelSector, arrow: number): string {
  const angle = angleOf(positionOf({ crane: { arrow } }, { sector: sector.offset }));
  if (sector.box) return drawBox(angle);
  const cube = sector.clockCube ? clockCube(polar(ORIGIN, ZONE - 13, angle + 10.5)) : '';
  return (sector.bonus ? slotBonus(sector.bonus, angle) : '') + cube;
}

/** The cube that counts turns, on a plate that sets it off from the wood. */
function clockCube({ x, y }: Point): string {
  const plate = `<circle cx="${num(x)}" cy="${num(y)}" r="12" fill="${colour('tile')}" stroke="${colour('line-dark')}"/>`;
  return plate + icon('i-cube', { x, y }, 19, `color="${colour('wood')}"`);
}

/**
 * A slot is narrow, so exchanges and choices are drawn side by side along the hub, with the price or
 * lesser choice smaller.
 */
function slotBonus(bonus: Effect, angle: number): string {
  const large = polar(ORIGIN, BONUS, angle - 5.5);
  const small = polar(ORIGIN, BONUS, angle + 9);
  if (bonus.kind === 'special-or-points')
    return icon('i-special', large, 22) + drawNumbered('i-points', bonus.n, small, 15);
  if (bonus.kind === 'buy-egg') return icon('i-egg', large, 22) + drawRun(costGlyphs(bonus.cost), small, 15);
  return drawRun(effectGlyphs(bonus), polar(ORIGIN, BONUS, angle), 24, 26);
}

/** A single slot of the wheel, seen from the hub. */
export function drawSlot({ bonus }: WheelSector): string {
  const look = `fill="${colour('wheel')}" stroke="${colour('edge')}" stroke-width="1.2"`;
  return path([wedgePath(HUB, BONUS + 22, -90, 15)], look) + (bonus ? slotBonus(bonus, -90) : '');
}

/** The box marks where the last tile was taken; its arrow shows the clock of the next turn. */
function drawBox(angle: number): string {
  const tip = polar(ORIGIN, ZONE + 5, angle);
  const left = polar(ORIGIN, ZONE - 17, angle - 6);
  const right = polar(ORIGIN, ZONE - 17, angle + 6);
  return (
    `<use href="#crane-rope" transform="rotate(${num(angle)})"/>` +
    icon('i-crate', polar(ORIGIN, 116, angle), 62) +
    polygon([tip, left, right], `fill="${colour('red-piece')}" stroke="${colour('line-dark')}"`)
  );
}

/** Both actions of a tile; the whole sector is a press target. */
function drawActionTile(on: Labelling, tile: WheelTile): string {
  const { pack, state } = on;
  const position = positionOf(state, tile);
  const place = pack.crane.positions[position];
  const angle = angleOf(position);
  const { actionSide } = state.setup.variant;
  const sides = pack.actionTiles.tiles.find((entry) => entry.id === tile.tile)?.sides;
  const middles = HALVES.map((distance) => polar(ORIGIN, distance, angle));
  const icons = (sides?.[actionSide] ?? []).map((action: Action, i) =>
    icon(actionIcon(action), middles[i] ?? ORIGIN, 28),
  );
  const points5 = tile.fivePoints ? overripe(pack, polar(ORIGIN, 127, angle + 9.5)) : '';
  const hit = `<use href="#hit-wedge" class="hit" transform="rotate(${num(angle)})"/>`;
  return linkPiece(
    'crane',
    position,
    place ? craneSentence(on, tile, place) : '',
    hexes(angle) + icons.join('') + points5 + hit,
  );
}

/** The former place of this turn's tile; its bonus can be inspected until the turn ends. */
function takenPlace(on: Labelling): string {
  const { tile } = on.state.turn;
  if (!tile) return '';
  const hit = `<use href="#hit-wedge" class="hit" transform="rotate(${num(angleOf(tile.position))})"/>`;
  return linkPiece('crane', tile.position, takenSentence(on, tile), hit);
}

/** The two hexes of an action tile, side against side along the spoke. */
function hexes(angle: number): string {
  const outlines = HALVES.map((distance) => hexPath({ x: distance, y: 0 }, HEX));
  return `<path transform="rotate(${num(angle)})" d="${outlines.join('')}" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width="1.8"/>`;
}

/** The token of a tile that has stayed for a full turn of the wheel. */
function overripe(pack: PackData, at: Point): string {
  return translateTo(
    at,
    drawRun(effectGlyphs({ kind: 'points', n: pack.crane.overripeToken.points }), ORIGIN, 29),
  );
}

// The hub of the crane shows the time: era, turns left for the table, and platform steps until the era changes.

/** Era, turns left and platform. */
function drawHub({ words, pack, state }: Labelling): string {
  const left = String(turnsLeft({ pack, state }));
  const wide = left.length * 8.5;
  return (
    label(words.t('table.era', { era: state.era }), { x: 0, y: -27 }, { size: 25, serif: true }) +
    icon('i-hourglass', { x: -wide, y: 3 }, 25) +
    label(left, { x: 12, y: 3 }, { size: 28, weight: 700 }) +
    platform(pack, state)
  );
}

/**
 * The platform: a step for each fall of the arrow, with the cube on the current one; Era II begins below.
 */
function platform(pack: PackData, state: State): string {
  const clock = pack.crane.clocks.find((entry) => entry.players === state.setup.players);
  const start = clock?.platformStart ?? 0;
  const width = Math.min(12, 84 / Math.max(start, 1));
  const spaces = Array.from({ length: start }, (_, i) => {
    const here = start - i === state.crane.platform;
    const x = (i - start / 2) * width;
    const step = `<path d="M${num(x)} 27h${num(width)}v${num(7 + i * 1.2)}h-${num(width)}z" fill="${colour('wheel')}" stroke="${colour('edge')}" stroke-width=".9"/>`;
    return here ? step + icon('i-cube', { x: x + width / 2, y: 24 }, 15, `color="${colour('wood')}"`) : step;
  });
  const erasLeft = clock ? clock.eraTwoAfterTurn - state.turnsDone : 0;
  const change = state.era === 'I' && erasLeft > 0 ? `II: ${erasLeft}` : '';
  return spaces.join('') + (change ? label(change, { x: 0, y: 46 }, { size: 12, serif: true }) : '');
}

// The crane some turns ahead, for players who want to know where a tile will be.

/**
 * The crane `turns` turns later, if no one takes a tile. A tile that is turned beyond blue is left out,
 * because its new position depends on the tiles taken until then (END-5).
 */
export function craneAfter(pack: Pack, state: State, turns: number): State {
  let { crane } = state;
  for (let turn = 0; turn < turns; turn += 1) crane = turned(crane, turn === 0 ? state.turn.tile : undefined);
  const turnsDone = state.turnsDone + turns;
  const clock = pack.clockByPlayers.get(state.setup.players);
  const drops = clock?.dropsAfterTurns.filter((drop) => drop > state.turnsDone && drop <= turnsDone) ?? [];
  const { tile: _tile, ...turn } = state.turn;
  return {
    ...state,
    turn: turns > 0 ? turn : state.turn,
    turnsDone,
    era: clock && turnsDone >= clock.eraTwoAfterTurn ? 'II' : state.era,
    crane: { ...crane, platform: crane.platform - drops.length },
  };
}

/** The crane one turn later (END-3 to END-6): the taken tile returns to the first red position. */
function turned(crane: Crane, used: State['turn']['tile']): Crane {
  const steps = stepsAfterTurn(crane.arrow);
  const arrow = (crane.arrow + steps) % POSITIONS;
  const stays = (tile: WheelTile) => positionOf({ crane }, tile) + steps < POSITIONS;
  const back = used && { tile: used.tile, sector: sectorAt({ crane: { arrow } }, 0), fivePoints: false };
  return { ...crane, arrow, tiles: [...crane.tiles.filter(stays), ...(back ? [back] : [])] };
}

/** The whole future crane with a ring around one tile, without links. */
export function craneAfterSvg(on: Labelling & { readonly pack: Pack }, later: LaterWheel): string {
  const state = craneAfter(on.pack, on.state, later.turns);
  const ringed = state.crane.tiles.find(({ tile }) => tile === later.tile);
  const ring = ringed
    ? `<use href="#hit-wedge" class="ahead-ring" fill="none" stroke="${colour('red')}" stroke-width="6" transform="rotate(${angleOf(positionOf(state, ringed))})"/>`
    : '';
  return wheelSvg({ ...on, state }, later.caption)
    .replaceAll(/<use href="#hit-wedge"[^>]*>/g, '')
    .replaceAll(/<a [^>]*>/g, '<g>')
    .replaceAll('</a>', '</g>')
    .replace(/<\/svg>$/, `${ring}</svg>`);
}

interface LaterWheel {
  readonly turns: number;
  /** The tile to mark with a ring. */
  readonly tile: string;
  readonly caption: Caption;
}

/** How many places a step with these events turned the wheel (END-4). */
export function turnOfWheel(events: readonly Event[]): 0 | 1 | 2 {
  const event = events.find(({ type }) => type === 'WheelTurned');
  return event?.type === 'WheelTurned' ? event.steps : 0;
}
