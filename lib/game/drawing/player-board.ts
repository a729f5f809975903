/**
 * A player's board: treadwheel stores of gold and stone with their wealth bonuses, four tracks with
 * everything on them.
 */
import type { PackData, ProductionTrack, WealthBonus } from '@/lib/game/engine/pack';
import type { Player } from '@/lib/game/engine/state';
import { ACADEMIC_TRACKS, type Good, type Track, TRACKS } from '@/lib/game/engine/vocabulary';
import { linkPiece } from './board-location';
import {
  type Caption,
  colour,
  icon,
  label,
  labels,
  num,
  ORIGIN,
  path,
  type Point,
  polar,
  svg,
  translateTo,
} from './draw';
import { drawBlock, drawNumbered, drawRun, effectGlyphs, goodIcon } from './glyphs';
import { seatIcon } from './seat-marks';

/** The names of the mines and quarries tracks, if they can be pressed. */
type TrackNames = Readonly<Record<Track, string>>;

/** The board of one seat: the sheet's empty board and the player's pieces. */
export function playerBoardSvg(
  pack: PackData,
  player: Player,
  seat: number,
  caption: Caption,
  names?: TrackNames,
): string {
  const taken = pack.playerBoard.wealthBonuses.filter(({ id }) => player.wealth.includes(id));
  const body =
    '<use href="#empty-player"/>' +
    drawStore(player, 'gold') +
    drawStore(player, 'stone') +
    taken.map(takenMark).join('') +
    trackMarks(pack, player, seat) +
    tokens(pack, player) +
    (names ? trackPlaces(pack, seat, names) : '');
  const frame = { x: -2, y: -2, width: WIDTH + 4, height: HEIGHT + 4, id: `board-${seat}`, ...caption };
  return svg({ ...frame, className: 'board-svg', role: names && 'group' }, body);
}

/** The store of a good: its field on the wheel, and the number in the middle. */
function drawStore(player: Player, good: 'gold' | 'stone'): string {
  const n = player.goods[good];
  const at = STORES[good];
  const { x, y } = polar(at, RING, fieldAngle(n));
  const disc = `<circle cx="${num(x)}" cy="${num(y)}" r="15" fill="${colour(good)}" stroke="${colour('edge')}" stroke-width="2.2"/>`;
  return (
    disc +
    label(String(n), { x, y }, { size: 17, fill: 'on-gold', weight: 700 }) +
    label(String(n), at, { size: 29, fill: 'on-gold', weight: 700 })
  );
}

function takenMark(bonus: WealthBonus): string {
  const { width, height } = WEALTH_BOX;
  const veil = `<rect x="${num(-width / 2)}" y="${num(-height / 2)}" width="${width}" height="${height}" rx="5" fill="${colour('card')}" opacity=".72"/>`;
  return translateTo(wealthPlace(bonus), veil + icon('i-check', ORIGIN, 36));
}

/** The production tracks by name. */
function tracksOf({ playerBoard }: PackData): Readonly<Record<Track, ProductionTrack>> {
  const [mines, quarries] = playerBoard.tracks;
  return { 'gold-mine': mines, quarry: quarries };
}

function trackMarks(pack: PackData, { counts, heights }: Player, seat: number): string {
  const produced = TRACKS.map((track) =>
    trackMark(TRACKS_Y[track], tracksOf(pack)[track].counts.indexOf(counts[track]), counts[track], seat),
  );
  const learned = ACADEMIC_TRACKS.map((track) =>
    trackMark(TRACKS_Y[track], heights[track], heights[track], seat),
  );
  return [...produced, ...learned].join('');
}

/** Both tracks that an action can raise, each as one target with a margin. */
function trackPlaces(pack: PackData, seat: number, names: TrackNames): string {
  return TRACKS.map((track) => {
    const width = tracksOf(pack)[track].counts.length * CELL;
    const rect = (look: string, y: number, height: number) =>
      `<rect ${look} x="${TRACK_LEFT}" y="${y}" width="${width}" height="${height}"/>`;
    const reach = rect('class="reach" fill="none" pointer-events="all"', REACHES_Y[track], TRACK_REACH);
    const hit = rect('class="hit"', TRACKS_Y[track], CELL_HEIGHT);
    return linkPiece('track', `${seat}-${track}`, names[track], reach + hit);
  }).join('');
}

/** The field of the marker: framed, with its number repeated and the seat's sign next to it. */
function trackMark(y: number, field: number, n: number, seat: number): string {
  const width = CELL - 3;
  const top = `<rect width="${width}" height="${CELL_HEIGHT / 2}" fill="${colour('here')}"/>`;
  const edge = `<rect width="${width}" height="${CELL_HEIGHT}" rx="3" fill="none" stroke="${colour('edge')}" stroke-width="2.8"/>`;
  const number = label(String(n), { x: 11, y: 11 }, { size: 16, weight: 700 });
  const sign = icon(seatIcon(seat), { x: 28, y: 10.5 }, 17);
  return translateTo({ x: TRACK_LEFT + field * CELL, y }, top + edge + number + sign);
}

/** Production tokens lie at the right end of their track. */
function tokens(pack: PackData, player: Player): string {
  return TRACKS.map((track) => {
    const token = pack.productionTokens.find((entry) => entry.id === player.productionTokens[track]);
    if (!token) return '';
    const disc = `<circle r="21" fill="${colour('wheel')}" stroke="${colour('edge')}" stroke-width="1.4"/>`;
    const place = tokenPlace(tracksOf(pack)[track].counts.length, TRACKS_Y[track]);
    return translateTo(place, disc + drawBlock(effectGlyphs(token.gain), ORIGIN, 27, 36));
  }).join('');
}

// The empty player board. It is identical for everyone and has no text, so it is drawn once and reused.

/** Wheels, bonuses and tracks without any marker. */
export function emptyPlayerBoard(pack: PackData): string {
  const { wealthBonuses, technologyTrack, universityTrack } = pack.playerBoard;
  const levels = new Map(Object.entries(technologyTrack.levels).map(([level, step]) => [step, level]));
  const times = (n: number) => `×${universityTrack.multiplierByHeight[n] ?? 0}`;
  return (
    store('gold') +
    store('stone') +
    wealthBonuses.map(drawWealth).join('') +
    TRACKS.map((track) => productionTrack(tracksOf(pack)[track], TRACKS_Y[track])).join('') +
    academicTrack(technologyTrack.top, TRACKS_Y.technology, 'i-technology', (n) => levels.get(n) ?? '') +
    academicTrack(universityTrack.top, TRACKS_Y.university, 'i-university', times)
  );
}

/** A treadwheel: wooden rim and spokes, with ten fields around it. */
function store(good: 'gold' | 'stone'): string {
  const at = STORES[good];
  const fields = Array.from({ length: 10 }, (_, n) => polar(at, RING, fieldAngle(n)));
  const disc = ({ x, y }: Point) => `M${num(x - 12)} ${num(y)}a12 12 0 1 1 24 0a12 12 0 1 1-24 0`;
  const circle = (r: number, look: string) => `<circle cx="${at.x}" cy="${at.y}" r="${r}" ${look}/>`;
  const spokes = Array.from({ length: 10 }, (_, n) => {
    const { x, y } = polar(at, RING - 12, fieldAngle(n) + 18);
    return `M${at.x} ${at.y}L${num(x)} ${num(y)}`;
  });
  return (
    circle(65, `fill="${colour('wheel')}" stroke="${colour('edge')}" stroke-width="1.6"`) +
    circle(RING, `fill="none" stroke="${colour('wood')}" stroke-width="4"`) +
    path(spokes, `fill="none" stroke="${colour('wood')}" stroke-width="4"`) +
    path(fields.map(disc), `fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width=".8"`) +
    labels(
      { size: 14 },
      fields.map((field, n) => [String(n), field]),
    ) +
    icon(`i-${good}`, at, 50)
  );
}

/** The threshold above, its bonus below. */
export function drawWealth(bonus: WealthBonus): string {
  const at = wealthPlace(bonus);
  const { width, height } = WEALTH_BOX;
  const box = `<rect x="${num(at.x - width / 2)}" y="${num(at.y - height / 2)}" width="${width}" height="${height}" rx="5" fill="${colour('tile')}" stroke="${colour('edge')}"/><path d="M${num(at.x - width / 2)} ${num(at.y - 8)}h${width}" stroke="${colour('edge')}" stroke-width=".7"/>`;
  return (
    box +
    reached(bonus, { x: at.x, y: at.y - 19.5 }) +
    drawBlock(effectGlyphs(bonus.gain), { x: at.x, y: at.y + 11.5 }, 28, width - 8)
  );
}

/** The store to reach: one, or either of two. */
function reached({ reach, reachEither }: WealthBonus, at: Point): string {
  const goods = Object.entries(reach ?? reachEither ?? {}) as [Good, number][];
  const step = goods.length > 1 ? 28 : 0;
  const coins = goods.map(([good, n], i) =>
    drawNumbered(goodIcon(good), n, { x: at.x + (i - (goods.length - 1) / 2) * step, y: at.y }, 20),
  );
  return coins.join('') + (goods.length > 1 ? label('/', at, { size: 15 }) : '');
}

/** A row of boxes in one path. */
function cells(count: number, y: number): string {
  const box = (_: unknown, i: number) =>
    `M${TRACK_LEFT + i * CELL} ${y}h${CELL - 3}v${CELL_HEIGHT}h-${CELL - 3}z`;
  return path(
    Array.from({ length: count }, box),
    `fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width=".9"`,
  );
}

const middleOf = (i: number): number => TRACK_LEFT + i * CELL + (CELL - 3) / 2;
const heading = (symbol: string, y: number): string => icon(symbol, { x: 22, y: y + CELL_HEIGHT / 2 }, 34);

/** Counts. A production bonus is below the first count that earns it; the end of the track gives a seal. */
export function productionTrack(track: ProductionTrack, y: number): string {
  const marks = track.counts.map((n, i) => {
    const bonus = track.productionBonuses.find((entry) => entry.field === n);
    const at = { x: middleOf(i), y: y + 30 };
    return bonus ? drawRun(effectGlyphs(bonus.gain), at, 20, 35) : reward(track, n, at);
  });
  const numbers = labels(
    { size: 16 },
    track.counts.map((n, i) => [String(n), { x: middleOf(i), y: y + 11 }]),
  );
  const symbol = track.resource === 'gold' ? 'i-mine' : 'i-quarry';
  return heading(symbol, y) + cells(track.counts.length, y) + numbers + marks.join('') + tokenSlot(track, y);
}

/** Where the production token of a track will lie. */
function tokenSlot(track: ProductionTrack, y: number): string {
  const at = tokenPlace(track.counts.length, y);
  return `<circle cx="${num(at.x)}" cy="${num(at.y)}" r="20" fill="none" stroke="${colour('edge')}" stroke-dasharray="3 3"/>${icon(track.resource === 'gold' ? 'i-wheel-gold' : 'i-wheel-stone', at, 20, 'opacity=".35"')}`;
}

/** The place next to the last field of a track. */
function tokenPlace(fields: number, y: number): Point {
  return { x: TRACK_LEFT + fields * CELL + 27, y: y + CELL_HEIGHT / 2 };
}

/** The reward for reaching a count: a production token or the right to a seal. */
function reward(track: ProductionTrack, n: number, at: Point): string {
  if (n === track.sealAtCount) return icon('i-seal', at, 22);
  if (n === track.tokenAtCount)
    return icon(track.resource === 'gold' ? 'i-wheel-gold' : 'i-wheel-stone', at, 21);
  return '';
}

function academicTrack(top: number, y: number, symbol: string, mark: (n: number) => string): string {
  const steps = Array.from({ length: top + 1 }, (_, n) => n);
  const numbers = steps.map((n): [string, Point] => [String(n), { x: middleOf(n), y: y + 11 }]);
  const marks = steps.map((n): [string, Point] => [mark(n), { x: middleOf(n), y: y + 30 }]);
  return (
    heading(symbol, y) +
    cells(top + 1, y) +
    labels({ size: 16 }, numbers) +
    labels(
      { size: 17, serif: true },
      marks.filter(([text]) => text),
    )
  );
}

// Layout of the player board.

const WIDTH = 432;
const HEIGHT = 345;
export const CELL = 42;
const CELL_HEIGHT = 42;
export const TRACK_LEFT = 46;
const TRACKS_Y = { 'gold-mine': 142, quarry: 190, technology: 253, university: 299 } as const;
/**
 * The touch target of a track: 44 pixels where the board is smallest, on a 320-pixel screen. Targets of
 * mines and quarries meet halfway; neither overlaps a track that cannot be pressed.
 */
const TRACK_REACH = 65;
const REACHES_Y = { 'gold-mine': 187 - TRACK_REACH, quarry: 187 } as const;
const STORES = { gold: { x: 70, y: 67 }, stone: { x: 362, y: 67 } } as const satisfies Record<string, Point>;
/** Radius of the ring of fields on a treadwheel. */
const RING = 51;
export const WEALTH_BOX = { width: 58, height: 62 } as const;

/** Angle of field n (0 to 9) on a treadwheel; 4 and 5 are at the top. */
function fieldAngle(n: number): number {
  return -90 + (n - 4.5) * 36;
}

/** The place of a wealth bonus next to its wheel; the bonus for either good is between both. */
export function wealthPlace(bonus: WealthBonus): Point {
  if (bonus.reach?.gold !== undefined) return { x: 168, y: 39 };
  if (bonus.reach?.stone !== undefined) return { x: 264, y: 39 };
  return { x: 216, y: 103 };
}
