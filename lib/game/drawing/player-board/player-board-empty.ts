/** The empty player board. It is identical for everyone and has no text, so it is drawn once and reused. */
import type { PackData, ProductionTrack, WealthBonus } from '@/lib/game/engine/pack';
import type { Good } from '@/lib/game/engine/vocabulary';
import { colour, icon, label, labels, num, path, polar, type Point } from '../draw';
import { drawBlock, drawRun, drawNumbered } from '../draw-run';
import { effectGlyphs, goodIcon } from '../glyphs';
import {
  CELL,
  CELL_HEIGHT,
  RING,
  STORES,
  TRACK_LEFT,
  TRACKS_Y,
  WEALTH_BOX,
  fieldAngle,
  wealthPlace,
} from './player-board-plan';

/** Wheels, bonuses and tracks without any marker. */
export function emptyPlayerBoard(pack: PackData): string {
  const { tracks, wealthBonuses, technologyTrack, universityTrack } = pack.playerBoard;
  const [mines, quarries] = tracks;
  const levels = new Map(Object.entries(technologyTrack.levels).map(([level, step]) => [step, level]));
  const times = (n: number) => `×${universityTrack.multiplierByHeight[n] ?? 0}`;
  return (
    store('gold') +
    store('stone') +
    wealthBonuses.map(drawWealth).join('') +
    productionTrack(mines, TRACKS_Y.mines, 'i-mine') +
    productionTrack(quarries, TRACKS_Y.quarries, 'i-quarry') +
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
export function productionTrack(track: ProductionTrack, y: number, symbol: string): string {
  const marks = track.counts.map((n, i) => {
    const bonus = track.productionBonuses.find((entry) => entry.field === n);
    const at = { x: middleOf(i), y: y + 30 };
    return bonus ? drawRun(effectGlyphs(bonus.gain), at, 20, 35) : reward(track, n, at);
  });
  const numbers = labels(
    { size: 16 },
    track.counts.map((n, i) => [String(n), { x: middleOf(i), y: y + 11 }]),
  );
  return heading(symbol, y) + cells(track.counts.length, y) + numbers + marks.join('') + tokenSlot(track, y);
}

/** Where the production token of a track will lie. */
function tokenSlot(track: ProductionTrack, y: number): string {
  const at = tokenPlace(track.counts.length, y);
  return `<circle cx="${num(at.x)}" cy="${num(at.y)}" r="20" fill="none" stroke="${colour('edge')}" stroke-dasharray="3 3"/>${icon(track.resource === 'gold' ? 'i-wheel-gold' : 'i-wheel-stone', at, 20, 'opacity=".35"')}`;
}

/** The place next to the last field of a track. */
export function tokenPlace(fields: number, y: number): Point {
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
