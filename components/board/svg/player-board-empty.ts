/** The empty player board: the same for everybody, so it is drawn once per page and used by each. */
import type { PackData, ProductionTrack, WealthBonus } from '@/lib/engine/pack';
import { colour, icon, label, labels, num, path, polar, type Point } from './draw';
import { drawBlock, drawRun, effectGlyphs } from './glyphs';
import {
  CELL,
  CELL_HEIGHT,
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
  return (
    store('gold') +
    store('stone') +
    wealthBonuses.map(wealth).join('') +
    productionTrack(mines, TRACKS_Y.mines, 'Gold mines', 'i-mine') +
    productionTrack(quarries, TRACKS_Y.quarries, 'Quarries', 'i-quarry') +
    academicTrack(technologyTrack.top, TRACKS_Y.technology, (n) => levels.get(n) ?? '') +
    heading('Technology', 'i-technology', TRACKS_Y.technology) +
    academicTrack(
      universityTrack.top,
      TRACKS_Y.university,
      (n) => `×${universityTrack.multiplierByHeight[n] ?? 0}`,
    ) +
    heading('University (multiplies technology)', 'i-university', TRACKS_Y.university)
  );
}

function store(good: 'gold' | 'stone'): string {
  const at = STORES[good];
  const fields = Array.from({ length: 10 }, (_, n) => polar(at, 52, fieldAngle(n)));
  const disc = ({ x, y }: Point) => `M${num(x - 11)} ${num(y)}a11 11 0 1 1 22 0a11 11 0 1 1-22 0`;
  const wheel = `<circle cx="${at.x}" cy="${at.y}" r="66" fill="${colour('wheel')}" stroke="${colour('edge')}" stroke-width="1.4"/>`;
  return (
    wheel +
    path(fields.map(disc), `fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width=".7"`) +
    labels(
      { size: 11 },
      fields.map((field, n) => [String(n), field]),
    ) +
    icon(`i-${good}`, at, 46)
  );
}

function wealth(bonus: WealthBonus): string {
  const at = wealthPlace(bonus);
  const { width, height } = WEALTH_BOX;
  const n = Math.max(...Object.values(bonus.reach ?? bonus.reachEither ?? {}));
  const box = `<rect x="${num(at.x - width / 2)}" y="${num(at.y - height / 2)}" width="${width}" height="${height}" rx="4" fill="${colour('tile')}" stroke="${colour('edge')}"/>`;
  const when = bonus.reachEither ? `either at ${n}` : `at ${n}`;
  return (
    box +
    drawBlock(effectGlyphs(bonus.gain), at, 24, width - 6) +
    label(when, { x: at.x, y: at.y - 26 }, { size: 11 })
  );
}

function heading(name: string, symbol: string, y: number): string {
  return (
    icon(symbol, { x: 16, y: y + 20 }, 28) + label(name, { x: 0, y: y - 8 }, { size: 11, anchor: 'start' })
  );
}

/** A row of boxes as one path. */
function cells(count: number, y: number): string {
  const box = (_: unknown, i: number) =>
    `M${TRACK_LEFT + i * CELL} ${y}h${CELL - 4}v${CELL_HEIGHT}h-${CELL - 4}z`;
  return path(
    Array.from({ length: count }, box),
    `fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width=".8"`,
  );
}

const middleOf = (i: number): number => TRACK_LEFT + i * CELL + (CELL - 4) / 2;

/** Counts; a production bonus lies under the first count that earns it, the end of the track gives a seal. */
function productionTrack(track: ProductionTrack, y: number, name: string, symbol: string): string {
  const marks = track.counts.map((n, i) => {
    const bonus = track.productionBonuses.find((entry) => entry.field === n);
    const at = { x: middleOf(i), y: y + 28 };
    return bonus ? drawRun(effectGlyphs(bonus.gain), at, 17, 34) : reward(track, n, at);
  });
  const numbers = labels(
    { size: 13 },
    track.counts.map((n, i) => [String(n), { x: middleOf(i), y: y + 11 }]),
  );
  const slot = { x: TRACK_LEFT + track.counts.length * CELL + 40, y: y + 20 };
  const token = `<circle cx="${slot.x}" cy="${slot.y}" r="24" fill="none" stroke="${colour('edge')}" stroke-dasharray="3 3"/>${label('token', slot, { size: 10 })}`;
  return cells(track.counts.length, y) + numbers + marks.join('') + token + heading(name, symbol, y);
}

/** What reaching a count brings: a production token or the right to a seal. */
function reward(track: ProductionTrack, n: number, at: Point): string {
  if (n === track.sealAtCount) return icon('i-seal', at, 19);
  if (n === track.tokenAtCount)
    return icon(track.resource === 'gold' ? 'i-wheel-gold' : 'i-wheel-stone', at, 18);
  return '';
}

function academicTrack(top: number, y: number, mark: (n: number) => string): string {
  const steps = Array.from({ length: top + 1 }, (_, n) => n);
  const numbers = steps.map((n): [string, Point] => [String(n), { x: middleOf(n), y: y + 11 }]);
  const marks = steps.map((n): [string, Point] => [mark(n), { x: middleOf(n), y: y + 28 }]);
  return (
    cells(top + 1, y) +
    labels({ size: 13 }, numbers) +
    labels(
      { size: 14, serif: true },
      marks.filter(([text]) => text),
    )
  );
}
