/** A player's board: treadwheel stores of gold and stone with their wealth bonuses, four tracks with everything on them. */
import type { PackData, ProductionTrack } from '@/lib/engine/pack';
import type { Effect } from '@/lib/engine/vocabulary';
import type { Player } from '@/lib/engine/state';
import { colour, icon, label, moved, num, polar, svg, type Point } from './draw';
import { drawBlock, drawRun, effectGlyphs } from './glyphs';
import { seatIcon } from './seat-marks';

const WIDTH = 424;
const CELL = 42;

/** The board of one seat. `words` is the text equivalent. */
export function playerBoardSvg(pack: PackData, player: Player, seat: number, words: string): string {
  const [mines, quarries] = pack.playerBoard.tracks;
  const body =
    store(pack, player, 'gold', { x: 78, y: 74 }) +
    store(pack, player, 'stone', { x: 346, y: 74 }) +
    centreBonus(pack, player) +
    moved({ x: 0, y: 168 }, productionTrack(pack, player, seat, mines, 'gold-mine')) +
    moved({ x: 0, y: 232 }, productionTrack(pack, player, seat, quarries, 'quarry')) +
    moved({ x: 0, y: 296 }, technologyTrack(pack, player, seat)) +
    moved({ x: 0, y: 352 }, universityTrack(pack, player, seat));
  const frame = {
    x: -4,
    y: -4,
    width: WIDTH + 8,
    height: 406,
    id: `board-${seat}`,
    title: 'Player board',
    desc: words,
    className: 'board-svg',
  };
  return svg(frame, body);
}

/** A treadwheel: ten fields 0..9 around, the store in the middle, the wealth bonus outside at its threshold. */
function store(pack: PackData, player: Player, good: 'gold' | 'stone', at: Point): string {
  const held = player.goods[good];
  const angle = (n: number) => -90 + (n - 4.5) * 36;
  const fields = Array.from({ length: 10 }, (_, n) => {
    const { x, y } = polar({ x: 0, y: 0 }, 52, angle(n));
    const here = n === held;
    const disc = `<circle cx="${num(x)}" cy="${num(y)}" r="${here ? 13 : 11}" fill="${colour(here ? good : 'tile')}" stroke="${colour('edge')}" stroke-width="${here ? 2 : 0.7}"/>`;
    return disc + label(String(n), { x, y }, { size: here ? 14 : 11, fill: here ? 'on-gold' : 'art' });
  }).join('');
  const bonus = pack.playerBoard.wealthBonuses.find((entry) => entry.reach?.[good] !== undefined);
  const reward = bonus
    ? wealth(bonus.gain, player.wealth.includes(bonus.id), `at ${bonus.reach?.[good] ?? ''}`)
    : '';
  const side = good === 'gold' ? 92 : -92;
  return moved(
    at,
    `<circle r="66" fill="${colour('wheel')}" stroke="${colour('edge')}" stroke-width="1.4"/>${fields}${icon(`i-${good}`, { x: 0, y: 0 }, 46)}${label(String(held), { x: 0, y: 0 }, { size: 25, fill: 'on-gold', weight: 700 })}${moved({ x: side, y: -20 }, reward)}`,
  );
}

/** A wealth bonus under its cube, or ticked off once taken. */
function wealth(gain: Effect, taken: boolean, when: string): string {
  const mark = taken ? icon('i-check', { x: 0, y: 0 }, 26) : '';
  return (
    `<g${taken ? ' opacity=".5"' : ''}><rect x="-24" y="-17" width="48" height="34" rx="4" fill="${colour('tile')}" stroke="${colour('edge')}"/>${drawBlock(effectGlyphs(gain), { x: 0, y: 0 }, 22, 44)}</g>` +
    mark +
    label(when, { x: 0, y: -25 }, { size: 11, fill: 'art' })
  );
}

function centreBonus(pack: PackData, player: Player): string {
  const bonus = pack.playerBoard.wealthBonuses.find((entry) => entry.reachEither);
  if (!bonus) return '';
  const n = Math.max(...Object.values(bonus.reachEither ?? {}));
  return moved({ x: 212, y: 128 }, wealth(bonus.gain, player.wealth.includes(bonus.id), `either at ${n}`));
}

function cell(x: number, here: boolean, body: string): string {
  return `<rect x="${num(x)}" width="${CELL - 4}" height="40" rx="4" fill="${colour(here ? 'here' : 'tile')}" stroke="${colour('edge')}" stroke-width="${here ? 1.8 : 0.7}"/>${body}`;
}

function heading(name: string, symbol: string): string {
  return (
    icon(symbol, { x: 16, y: 20 }, 28) +
    label(name, { x: 0, y: -8 }, { size: 11, fill: 'art', anchor: 'start' })
  );
}

/** Counts with the marker on the present one; a production bonus lies under the first count that earns it. */
function productionTrack(
  pack: PackData,
  player: Player,
  seat: number,
  track: ProductionTrack,
  name: 'gold-mine' | 'quarry',
): string {
  const count = player.counts[name];
  const cells = track.counts.map((n, i) => {
    const x = 38 + i * CELL;
    const bonus = track.productionBonuses.find((entry) => entry.field === n);
    const gain = bonus
      ? drawRun(effectGlyphs(bonus.gain), { x: x + 19, y: 28 }, 17, 34)
      : trackMark(track, n, { x: x + 19, y: 28 });
    return cell(
      x,
      n === count,
      label(String(n), { x: x + (n === count ? 11 : 19), y: 11 }, { size: 13, fill: 'art' }) +
        gain +
        (n === count ? icon(seatIcon(seat), { x: x + 28, y: 10 }, 16) : ''),
    );
  });
  const token = pack.productionTokens.find((entry) => entry.id === player.productionTokens[name]);
  const slot = { x: 38 + track.counts.length * CELL + 40, y: 20 };
  const held = `<circle cx="${slot.x}" cy="${slot.y}" r="24" fill="${colour('wheel')}" stroke="${colour('edge')}"${token ? '' : ' stroke-dasharray="3 3"'}/>${token ? drawBlock(effectGlyphs(token.gain), slot, 24, 40) : label('token', slot, { size: 10, fill: 'art' })}`;
  return (
    heading(name === 'gold-mine' ? 'Gold mines' : 'Quarries', name === 'gold-mine' ? 'i-mine' : 'i-quarry') +
    cells.join('') +
    held
  );
}

/** What reaching a count brings: a production token or the right to a seal. */
function trackMark(track: ProductionTrack, n: number, at: Point): string {
  if (n === track.sealAtCount) return icon('i-seal', at, 19);
  if (n === track.tokenAtCount)
    return icon(track.resource === 'gold' ? 'i-wheel-gold' : 'i-wheel-stone', at, 18);
  return '';
}

function technologyTrack(pack: PackData, player: Player, seat: number): string {
  const { top, levels } = pack.playerBoard.technologyTrack;
  const marks = new Map(Object.entries(levels).map(([level, step]) => [step, level]));
  return academicTrack(
    'Technology',
    'i-technology',
    top,
    player.heights.technology,
    seat,
    (n) => marks.get(n) ?? '',
  );
}

function universityTrack(pack: PackData, player: Player, seat: number): string {
  const { top, multiplierByHeight } = pack.playerBoard.universityTrack;
  return academicTrack(
    'University (multiplies technology)',
    'i-university',
    top,
    player.heights.university,
    seat,
    (n) => `×${multiplierByHeight[n] ?? 0}`,
  );
}

function academicTrack(
  name: string,
  symbol: string,
  top: number,
  height: number,
  seat: number,
  mark: (n: number) => string,
): string {
  const cells = Array.from({ length: top + 1 }, (_, n) => {
    const x = 38 + n * CELL;
    const here = n === height;
    const marker = here ? icon(seatIcon(seat), { x: x + 28, y: 10 }, 16) : '';
    return cell(
      x,
      here,
      label(String(n), { x: x + (here ? 11 : 19), y: 11 }, { size: 13, fill: 'art' }) +
        marker +
        label(mark(n), { x: x + 19, y: 28 }, { size: 14, fill: 'art', serif: true }),
    );
  });
  return heading(name, symbol) + cells.join('');
}
