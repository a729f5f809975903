/** King's Road and Charles Bridge as one band: five spaces with pawns, five plank places, the stacks. */
import type { BridgePlace, KingsRoadSpace, PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { Effect } from '@/lib/game/engine/vocabulary';
import type { Labelling } from '@/lib/game/wording/wording';
import type { SeatName } from '@/lib/game/wording/names';
import { plankSentence, spaceSentence } from '@/lib/game/wording/position';
import { linkPiece } from './board-location';
import { colour, label, labels, translateTo, num, path, polar, svg, type Caption, type Point } from './draw';
import { costGlyphs, drawBlock, drawRun, effectGlyphs } from './glyphs';
import { ridersAround } from './seat-marks';
import { bridgeTileGlyphs, bridgeStackOf } from './small-pieces';

const SPACE = { width: 118, height: 152, gap: 8 };
const PLANK = { width: 118, height: 86, gap: 8, y: 196 };
const FOOT = 360;

const WIDTH = 5 * SPACE.width + 4 * SPACE.gap;
const leftOf = (i: number): number => i * (SPACE.width + SPACE.gap);
const HALF = SPACE.width / 2;

/** Road and bridge without pawns and planks: part of the sheet. */
export function roadGround(pack: PackData): string {
  const spaces = pack.kingsRoad.spaces.map((space, i) =>
    translateTo({ x: leftOf(i), y: 0 }, drawSpace(space)),
  );
  const numbers = pack.bridge.places.map(({ place }, i): [string, Point] => [
    String(place),
    { x: leftOf(i) + HALF, y: PLANK.y - 12 },
  ]);
  return paving() + spaces.join('') + bridgeGround() + labels({ size: 14, fill: 'on-stone' }, numbers);
}

/** King's Road and Charles Bridge with all pieces. */
export function bridgeSvg(on: Labelling, caption: Caption, people: readonly SeatName[] = []): string {
  const { pack } = on;
  const body =
    '<use href="#road-ground"/>' +
    pack.kingsRoad.spaces.map((space, i) => onSpace(on, people, space, i)).join('') +
    pack.bridge.places.map((place, i) => drawPlace(on, place, i)).join('');
  const frame = { x: -3, y: -3, width: WIDTH + 6, height: FOOT + 6, id: 'bridge', ...caption };
  return svg({ ...frame, className: 'board-svg', role: 'group' }, body);
}

/** The paving continues behind the road's spaces. */
function paving(): string {
  const y = SPACE.height / 2;
  return `<path d="M0 ${y}H${WIDTH}" stroke="${colour('map-ink')}" stroke-width="30"/><path d="M0 ${y}H${WIDTH}" stroke="${colour('road-line')}" stroke-width="26"/>`;
}

/** A space of the road without pawns. */
export function drawSpace(space: KingsRoadSpace): string {
  const { width, height } = SPACE;
  const fill = colour(space.bridgeStack ? 'river' : 'road');
  const card = `<rect width="${width}" height="${height}" rx="7" fill="${fill}" stroke="${colour('edge')}" stroke-width="1.4"/><rect x="3.5" y="3.5" width="${width - 7}" height="${height - 7}" rx="4.5" fill="none" stroke="${colour('edge')}" stroke-width=".6" opacity=".7"/>`;
  const numeral = label(space.space, { x: 20, y: 22 }, { size: 25, serif: true });
  const entry = drawRun(costGlyphs(space.entry), { x: width - 22, y: 22 }, 27, 40);
  return card + numeral + entry + (space.bridgeStack ? '' : roadEffects(space));
}

function roadEffects(space: KingsRoadSpace): string {
  const free = space.free
    ? drawBlock(effectGlyphs(space.free), { x: HALF, y: 66 }, 34, SPACE.width - 14)
    : '';
  const egg = space.egg ? drawBlock(effectGlyphs(space.egg), { x: HALF, y: 120 }, 31, SPACE.width - 12) : '';
  return `${free}<path d="M10 92H${SPACE.width - 10}" stroke="${colour('edge')}" stroke-width=".8" stroke-dasharray="3 2"/>${egg}`;
}

/** Pawns on a space, and its stack. */
function onSpace(on: Labelling, people: readonly SeatName[], space: KingsRoadSpace, i: number): string {
  const { state } = on;
  const seats = state.players.flatMap((player, seat) => (player.road === i + 1 ? [seat] : []));
  const hit = `<rect x="1" y="1" width="${SPACE.width - 2}" height="${SPACE.height - 2}" rx="6" class="hit"/>`;
  const body =
    ridersAround({ x: HALF, y: 25 }, seats, 40) +
    (space.bridgeStack ? drawStack(state, space.bridgeStack) : '') +
    hit;
  return translateTo({ x: leftOf(i), y: 0 }, linkPiece('road', space.id, spaceSentence(on, people, i), body));
}

/** The stack as a pile of planks, with the number of tiles left. */
function drawStack(state: State, stack: 'IV' | 'V'): string {
  const left = state.bridgeStacks[stack];
  const plank = (d: number) =>
    `<rect x="${num(HALF - 34 + d)}" y="${num(64 - d)}" width="68" height="44" rx="4" fill="${colour(stack === 'V' ? 'gold' : 'silver')}" stroke="${colour('line-dark')}" stroke-width="1.2"/>`;
  const pile =
    left > 0 ? [8, 4, 0].slice(-Math.min(left, 3)).map(plank).join('') : `<g opacity=".3">${plank(0)}</g>`;
  return (
    pile +
    label(stack, { x: HALF, y: 87 }, { size: 27, serif: true, fill: 'on-gold' }) +
    label(`× ${left}`, { x: HALF, y: 129 }, { size: 19 })
  );
}

/** Five arches over the water, piers between them, the deck with its parapet. */
function bridgeGround(): string {
  const top = PLANK.y - 26;
  const deck = PLANK.y + PLANK.height + 8;
  const water = `<path d="M0 ${FOOT - 32}q16-7 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 14 0V${FOOT}H0z" fill="${colour('river')}" stroke="${colour('edge')}" stroke-width=".8"/>`;
  const arches = Array.from({ length: 5 }, (_, i) => {
    const x = leftOf(i) + 10;
    return `M${num(x)} ${FOOT - 20}v-6a49 42 0 0 1 98 0v6z`;
  });
  const stones = Array.from({ length: 6 }, (_, i) => {
    const x = Math.min(Math.max(leftOf(i) - SPACE.gap / 2, 9), WIDTH - 9);
    return `M${num(x - 9)} ${FOOT - 18}l9 14 9-14z`;
  });
  const edge = `stroke="${colour('edge')}" stroke-width="1.3" stroke-linejoin="round"`;
  return (
    `<path d="M0 ${top}H${WIDTH}V${FOOT - 16}H0z" fill="${colour('bridge')}" ${edge}/>` +
    path(arches, `fill="${colour('river')}" ${edge}`) +
    path(stones, `fill="${colour('bridge')}" ${edge}`) +
    `<g opacity=".85">${water}</g>` +
    `<path d="M0 ${top + 5}H${WIDTH}M0 ${deck}H${WIDTH}" ${edge}/>` +
    masonry(top + 5, deck)
  );
}

/** Joints of the stone. */
function masonry(top: number, deck: number): string {
  const fan = Array.from({ length: 5 }, (_, i) =>
    [-75, -50, -25, 0, 25, 50, 75].map((degrees) => {
      const [from, to] = [polar(archMiddle(i), 44, degrees - 90), polar(archMiddle(i), 54, degrees - 90)];
      return `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`;
    }),
  );
  const parapet = Array.from({ length: 26 }, (_, i) => `M${12 + i * 24} ${top}v10m12 0v10`);
  const courses = `M0 ${top + 10}H${WIDTH}M0 ${deck + 8}H${WIDTH}`;
  return path(
    [...fan.flat(), ...parapet, courses],
    `fill="none" stroke="${colour('joint')}" stroke-width="1.2"`,
  );
}

const archMiddle = (i: number): Point => ({ x: leftOf(i) + HALF, y: FOOT - 26 });

function drawPlace(on: Labelling, place: BridgePlace, i: number): string {
  const { pack, state } = on;
  const placed = state.bridge.find((entry) => entry.place === place.id);
  const face = place.faces.find((entry) => entry.id === placed?.face);
  // The arch's supporting frame remains until its plank is placed.
  const frame = placed?.plank ? '' : `<use href="#centring" x="${HALF}" y="${FOOT - 20 - PLANK.y}"/>`;
  const body = placed?.plank ? drawPlank(pack, placed.plank) : drawFree(face?.spaces ?? []);
  // Slightly larger than the plank, so it stays a usable touch target on the narrowest screens.
  const hit = `<rect x="1" y="-4" width="${PLANK.width - 2}" height="${PLANK.height + 8}" rx="5" class="hit"/>`;
  return translateTo(
    { x: leftOf(i), y: PLANK.y },
    linkPiece('bridge', place.id, placed ? plankSentence(on, placed) : '', frame + body + hit),
  );
}

/** A place of the bridge without a plank. */
export function drawFree(spaces: readonly Effect[]): string {
  const boards = `<path d="M${HALF} 8V${PLANK.height - 8}" stroke="${colour('edge')}" stroke-width=".8" stroke-dasharray="3 3"/>`;
  return (
    `<rect x="3" width="${PLANK.width - 6}" height="${PLANK.height}" rx="5" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-dasharray="5 3"/>${boards}` +
    spaces
      .map((effect, i) =>
        drawBlock(effectGlyphs(effect), { x: HALF * (i + 0.5), y: PLANK.height / 2 }, 37, HALF - 12),
      )
      .join('')
  );
}

function drawPlank(pack: PackData, id: string): string {
  const tile = [...pack.bridge.tilesIV, ...pack.bridge.tilesV].find((entry) => entry.id === id);
  const stack = bridgeStackOf(pack, id);
  const grain = `<path d="M10 29H108M10 57H108" stroke="${colour('wood')}" stroke-width="1.2" opacity=".7"/>`;
  return (
    `<rect x="5" y="2" width="${PLANK.width - 10}" height="${PLANK.height - 4}" rx="4" fill="${colour('tile')}" stroke="${colour(stack === 'V' ? 'gold' : 'silver')}" stroke-width="6"/>${grain}` +
    label(stack, { x: 20, y: 18 }, { size: 16, serif: true }) +
    drawBlock(tile ? bridgeTileGlyphs(tile) : [], { x: HALF, y: 49 }, 31, PLANK.width - 26)
  );
}
