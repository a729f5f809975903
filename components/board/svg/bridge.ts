/** King's Road and Charles Bridge as one band: five spaces with pawns, five plank places, the stacks. */
import type { BridgePlace, KingsRoadSpace, PackData } from '@/lib/engine/pack';
import type { Effect } from '@/lib/engine/vocabulary';
import type { State } from '@/lib/engine/state';
import { colour, label, labels, moved, num, svg, type Point } from './draw';
import { costGlyphs, drawBlock, drawRun, effectGlyphs, type Glyph } from './glyphs';
import { markersAround } from './seat-marks';

const SPACE = { width: 118, height: 112, gap: 8 };
const PLANK = { width: 118, height: 92, gap: 8, y: 150 };

const WIDTH = 5 * SPACE.width + 4 * SPACE.gap;
const spaceLeft = (i: number): number => i * (SPACE.width + SPACE.gap);
const plankLeft = (i: number): number => i * (PLANK.width + PLANK.gap);

/** Road and bridge without pawns and planks: part of the sheet. */
export function roadGround(pack: PackData): string {
  const spaces = pack.kingsRoad.spaces.map((space, i) => moved({ x: spaceLeft(i), y: 0 }, drawSpace(space)));
  const names = pack.bridge.places.map(({ place }, i): [string, Point] => [
    `Plank place ${place}`,
    { x: plankLeft(i) + PLANK.width / 2, y: PLANK.y - 11 },
  ]);
  return spaces.join('') + bridgeGround() + labels({ size: 11, fill: 'on-stone' }, names);
}

/** Road and bridge. `words` is the text equivalent. */
export function bridgeSvg(pack: PackData, state: State, words: string): string {
  const body =
    '<use href="#road-ground"/>' +
    pack.kingsRoad.spaces.map((space, i) => onSpace(state, space, i)).join('') +
    pack.bridge.places.map((place, i) => drawPlace(pack, state, place, i)).join('');
  const frame = {
    x: -3,
    y: -3,
    width: WIDTH + 6,
    height: PLANK.y + PLANK.height + 14,
    id: 'bridge',
    title: "King's Road and Charles Bridge",
    desc: words,
    className: 'board-svg',
  };
  return svg(frame, body);
}

function box(width: number, height: number, fill: string): string {
  return `<rect width="${width}" height="${height}" rx="6" fill="${colour(fill)}" stroke="${colour('edge')}" stroke-width="1.2"/>`;
}

function drawSpace(space: KingsRoadSpace): string {
  const { width, height } = SPACE;
  return (
    box(width, height, space.bridgeStack ? 'river' : 'road') +
    label(space.space, { x: 16, y: 18 }, { size: 19, serif: true }) +
    drawRun(costGlyphs(space.entry), { x: width - 18, y: 17 }, 22) +
    (space.bridgeStack ? stackFace(space.bridgeStack, width / 2) : roadEffects(space, width / 2))
  );
}

/** Pawns on a space, and how many tiles its stack still has. */
function onSpace(state: State, space: KingsRoadSpace, i: number): string {
  const x = spaceLeft(i) + SPACE.width / 2;
  const seats = state.players.flatMap((player, seat) => (player.road === i + 1 ? [seat] : []));
  const left = space.bridgeStack ? state.bridgeStacks[space.bridgeStack] : undefined;
  const words = left === 1 ? '1 tile in the stack' : `${left} tiles in the stack`;
  return (
    markersAround({ x, y: 19 }, seats, 30) +
    (left === undefined ? '' : label(words, { x, y: 92 }, { size: 11 }))
  );
}

function roadEffects(space: KingsRoadSpace, x: number): string {
  const free = space.free ? drawBlock(effectGlyphs(space.free), { x, y: 53 }, 27, SPACE.width - 14) : '';
  const egg = space.egg ? drawBlock(effectGlyphs(space.egg), { x, y: 89 }, 23, SPACE.width - 10) : '';
  return `${free}<path d="M8 71H${SPACE.width - 8}" stroke="${colour('edge')}" stroke-width=".7" stroke-dasharray="3 2"/>${egg}`;
}

function stackFace(stack: 'IV' | 'V', x: number): string {
  const tile = `<rect x="${num(x - 24)}" y="40" width="48" height="34" rx="4" fill="${colour(stack === 'V' ? 'gold' : 'silver')}" stroke="${colour('edge')}"/>`;
  return tile + label(stack, { x, y: 57 }, { size: 20, serif: true, fill: 'on-gold' });
}

/** Arches in the water below the planks. */
function bridgeGround(): string {
  const arches = Array.from({ length: 5 }, (_, i) => {
    const x = i * (PLANK.width + PLANK.gap) + 14;
    return `M${x} ${PLANK.y + PLANK.height + 10}a45 40 0 0 1 90 0z`;
  }).join('');
  return `<rect y="${PLANK.y - 24}" width="${WIDTH}" height="${PLANK.height + 34}" rx="6" fill="${colour('bridge')}" stroke="${colour('edge')}" stroke-width="1.2"/><path d="${arches}" fill="${colour('river')}" stroke="${colour('edge')}"/>`;
}

function drawPlace(pack: PackData, state: State, place: BridgePlace, i: number): string {
  const placed = state.bridge.find((entry) => entry.place === place.id);
  const face = place.faces.find((entry) => entry.id === placed?.face);
  const body = placed?.plank ? drawPlank(pack, placed.plank) : drawFree(face?.spaces ?? []);
  return moved({ x: plankLeft(i), y: PLANK.y }, body);
}

function drawFree(spaces: readonly Effect[]): string {
  const half = PLANK.width / 2;
  return (
    `<rect x="3" width="${PLANK.width - 6}" height="52" rx="4" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-dasharray="4 3"/>` +
    spaces
      .map((effect, i) => drawBlock(effectGlyphs(effect), { x: half * (i + 0.5), y: 26 }, 29, half - 10))
      .join('')
  );
}

function drawPlank(pack: PackData, id: string): string {
  const tile = [...pack.bridge.tilesIV, ...pack.bridge.tilesV].find((entry) => entry.id === id);
  const isV = pack.bridge.tilesV.some((entry) => entry.id === id);
  const glyphs: Glyph[] = [
    ...(tile?.gain ? effectGlyphs(tile.gain) : []),
    ...(tile?.end ? effectGlyphs(tile.end) : []),
  ];
  return (
    `<rect x="4" width="${PLANK.width - 8}" height="52" rx="4" fill="${colour('tile')}" stroke="${colour(isV ? 'gold' : 'silver')}" stroke-width="5"/>` +
    label(isV ? 'V' : 'IV', { x: 17, y: 14 }, { size: 12, serif: true }) +
    drawBlock(glyphs, { x: PLANK.width / 2 + 5, y: 27 }, 24, PLANK.width - 34)
  );
}
